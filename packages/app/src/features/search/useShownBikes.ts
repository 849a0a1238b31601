import { bikesPerStep, type ShownBikes } from '@second-gear/ui';
import { atom, useAtom } from 'jotai';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useUrlState } from '#core/navigation/useUrlState.ts';
import { textAtom } from '#core/storage/storedAtom.ts';

/** Absent while the list shows its first step. */
const parameter = 'shown';

/** For a link, because a slow device could not show more at once. */
const mostBikes = 1_200;

/** How many bikes the list shows. Another search begins with one step again. */
export const shownInUrl = {
  /** Any invalid value is the first step. */
  read: (params: URLSearchParams): number => {
    const count = Number(params.get(parameter));
    return Number.isInteger(count) && count > bikesPerStep ? Math.min(count, mostBikes) : bikesPerStep;
  },
  write: (count: number, params: URLSearchParams): URLSearchParams => {
    if (count > bikesPerStep) params.set(parameter, `${count}`);
    else params.delete(parameter);
    return params;
  },
};

export const hasQuery = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((key) => key !== parameter);

const storedAtom = textAtom('secondGear.largePhotos');

/** Compact cards are the default, and what any invalid text means. */
const largePhotosAtom = atom(
  (get) => get(storedAtom) === 'on',
  (_get, set, isOn: boolean) => set(storedAtom, isOn ? 'on' : 'off'),
);

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
