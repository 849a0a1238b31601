import { LazyShareDialog, withoutDirection } from '@second-gear/ui';
import { useState } from 'react';
import { usePageUrl } from './usePageUrl.ts';

/** The caller must render the dialog. */
export const useShareLink = () => {
  const toPageUrl = usePageUrl();
  const [shared, setShared] = useState({ isOpen: false, text: '', url: '' });
  const dialog = <LazyShareDialog {...shared} onClose={() => setShared((last) => ({ ...last, isOpen: false }))} />;
  const share = (title: string, path: string): void =>
    setShared({ isOpen: true, text: withoutDirection(title), url: toPageUrl(path) });
  return { share, dialog };
};
