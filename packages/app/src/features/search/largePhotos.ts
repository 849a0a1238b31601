import { atom } from 'jotai';
import { textAtom } from '#core/storage/storedAtom.ts';

const storedAtom = textAtom('secondGear.largePhotos');

/** Whether the lists of bikes have large photos. Compact cards are the default, and what any invalid text means. */
export const largePhotosAtom = atom(
  (get) => get(storedAtom) === 'on',
  (_get, set, isOn: boolean) => set(storedAtom, isOn ? 'on' : 'off'),
);
