import { toast, useSavedBikesCopy } from '@second-gear/ui';
import { useNavigate } from 'react-router-dom';
import { shareLink } from './lib/shareLink.ts';
import { usePageUrl } from './usePageUrl.ts';

/**
 * Returns a function that shares the link of a page. If the browser neither shares nor copies the link, the page is
 * opened, so that the address bar shows the link.
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
