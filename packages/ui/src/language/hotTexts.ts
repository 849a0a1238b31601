import { useSyncExternalStore } from 'react';

/** For the development server only: `hotTextsPlugin.ts` adds the calls. A build has no `import.meta.hot`. */

type Exports = Readonly<Record<string, unknown>>;

/** By each of the earlier versions. */
const newest = new Map<unknown, unknown>();
const listeners = new Set<() => void>();
let replacements = 0;

/** @param earlier the exports of all earlier versions of the file, because a page may hold any of them */
export const replaceTexts = (earlier: readonly Exports[], next: Exports): void => {
  for (const version of earlier) for (const [name, texts] of Object.entries(version)) newest.set(texts, next[name]);
  replacements += 1;
  for (const listener of listeners) listener();
};

export const newestTexts: <Texts>(texts: Texts) => Texts = import.meta.hot
  ? <Texts>(texts: Texts) => (newest.get(texts) as Texts | undefined) ?? texts
  : (texts) => texts;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useReplacedTexts: () => void = import.meta.hot
  ? () => useSyncExternalStore(subscribe, () => replacements)
  : () => {};
