import { toast, useSavedBikesCopy, withoutDirection } from '@second-gear/ui';
import { useNavigate } from 'react-router-dom';
import { usePageScope } from '../../feedback/usePageScope.ts';
import { shareLink } from './lib/shareLink.ts';
import { usePageUrl } from './usePageUrl.ts';

/**
 * Returns a function that shares the link of a page. If the browser can neither share nor copy the link, the app opens
 * the page, so that the address bar shows the link.
 */
export const useShareLink = () => {
  const { savedBikes } = useSavedBikesCopy();
  const navigate = useNavigate();
  const toPageUrl = usePageUrl();
  const beginOnPage = usePageScope();
  return async (title: string, path: string): Promise<void> => {
    const isStillHere = beginOnPage();
    const result = await shareLink(withoutDirection(title), toPageUrl(path));
    if (result === 'copied') toast.success(savedBikes.linkCopied);
    if (result !== 'failed' || !isStillHere()) return;
    await navigate(path);
    toast.plain(savedBikes.copyFromAddressBar);
  };
};
