import { atom } from 'jotai';

export type StaleData = {
  /** When the oldest one was fetched, in ms since 1970. */
  since: number;
  /** One of them has as many records as the app stores, so that others may be missing. */
  mayBeCut: boolean;
};

const shownAtom = atom<StaleData | null>(null);

/** The stored lists on screen; null if there are none. */
export const staleDataAtom = atom(
  (get) => get(shownAtom),
  (get, set, next: StaleData | null) => {
    const shown = get(shownAtom);
    if (next?.since !== shown?.since || next?.mayBeCut !== shown?.mayBeCut) set(shownAtom, next);
  },
);
