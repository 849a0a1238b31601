import { toast, useSavedBikesCopy } from '@second-gear/ui';
import { useNavigate } from 'react-router-dom';
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
  return async (title: string, path: string): Promise<void> => {
    const result = await shareLink(title, toPageUrl(path));
    if (result === 'copied') toast.success(savedBikes.linkCopied);
    if (result !== 'failed') return;
    await navigate(path);
    toast.plain(savedBikes.copyFromAddressBar);
  };
};
