import type { ShownBikes } from '@second-gear/ui';
import { useAtom } from 'jotai';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { keptScroll } from '#core/navigation/useScrollRestoration.ts';
import { largePhotosAtom } from './largePhotos.ts';
import { readShown, withShown } from './shownParameter.ts';

/**
 * How much of the list is shown is in the URL, with which photos is stored. More bikes change the present history
 * entry. Another search begins with one step again.
 */
export const useShownBikes = (): ShownBikes => {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [hasLargePhotos, setLargePhotos] = useAtom(largePhotosAtom);
  return {
    count: readShown(search),
    onChange: (count) =>
      void navigate({ search: withShown(search, count), hash }, { replace: true, state: keptScroll }),
    // The router gives no key to the first page of a visit. After Back and a reload the entry has its key.
    isRestored: navigationType === 'POP' && key !== 'default',
    largePhotos: { isOn: hasLargePhotos, onChange: setLargePhotos },
  };
};
