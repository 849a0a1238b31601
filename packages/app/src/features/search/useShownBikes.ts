import type { ShownBikes } from '@second-gear/ui';
import { useAtom } from 'jotai';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useUrlState } from '#core/navigation/useUrlState.ts';
import { largePhotosAtom } from './largePhotos.ts';
import { shownInUrl } from './searchInUrl.ts';

/** How much of the list is shown is in the URL, with which photos is stored. */
export const useShownBikes = (): ShownBikes => {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const [count, setCount] = useUrlState(shownInUrl);
  const [hasLargePhotos, setLargePhotos] = useAtom(largePhotosAtom);
  return {
    count,
    onChange: setCount,
    // The router gives no key to the first page of a visit. After Back and a reload the entry has its key.
    isRestored: navigationType === 'POP' && key !== 'default',
    largePhotos: { isOn: hasLargePhotos, onChange: setLargePhotos },
  };
};
