import { useSyncExternalStore } from 'react';

/**
 * Replaces texts in an open page of the development server. `hotTextsPlugin.ts` adds the calls to the files of texts. A
 * build has no `import.meta.hot`, and therefore nothing of this file.
 */

type Exports = Readonly<Record<string, unknown>>;

/** The newest version of each catalogue, by each of its earlier versions. */
const newest = new Map<unknown, unknown>();
const listeners = new Set<() => void>();
let replacements = 0;

/**
 * Shows the texts of a changed file.
 *
 * @param earlier the exports of all earlier versions of the file. A page may hold any of them
 */
export const replaceTexts = (earlier: readonly Exports[], next: Exports): void => {
  for (const version of earlier) for (const [name, texts] of Object.entries(version)) newest.set(texts, next[name]);
  replacements += 1;
  for (const listener of listeners) listener();
};

/** Returns the newest version of a catalogue. */
export const newestTexts: <Texts>(texts: Texts) => Texts = import.meta.hot
  ? <Texts>(texts: Texts) => (newest.get(texts) as Texts | undefined) ?? texts
  : (texts) => texts;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Renders the component again when texts have been replaced. */
export const useReplacedTexts: () => void = import.meta.hot
  ? () => useSyncExternalStore(subscribe, () => replacements)
  : () => {};
