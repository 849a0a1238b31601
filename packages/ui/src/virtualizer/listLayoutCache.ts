import type { Span } from './rows.ts';

/** What is known of how a list lies on the page, and which of its rows were drawn last. */
export type Place = {
  /** What it was measured in: another width or another size of text, and none of it holds. '' before anything is. */
  ground: string;
  /** How many stand in one row. */
  columns: number;
  /** In px: from one row's top to the next one's (`Pitches`). */
  usual: number;
  measured: number[];
  /** In px: between two rows. */
  gap: number;
  drawn: Span;
};

/**
 * By the list itself, for as long as somebody else keeps that: whoever comes back to it finds every row where it was, and
 * so the place where they were. Nothing has to be tidied away.
 */
const places = new WeakMap<object, Place>();

/** Where this list was, or where it begins: with its first items drawn, of which nothing is known yet. */
export const placeOf = (list: object, first: number): Place =>
  places.get(list) ?? { ground: '', columns: 1, usual: 0, measured: [], gap: 0, drawn: { from: 0, to: first } };

/** Whether this list has been on the page before. */
export const isKnown = (list: object): boolean => places.has(list);

export const keepPlace = (list: object, place: Place): void => void places.set(list, place);
