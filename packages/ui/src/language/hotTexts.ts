import { useSyncExternalStore } from 'react';
import { createObservable } from '../lib/observable.ts';

/** For the development server only: `hotTextsPlugin.ts` adds the calls. A build has no `import.meta.hot`. */

type Exports = Readonly<Record<string, unknown>>;

/** By each of the earlier versions. */
const newest = new Map<unknown, unknown>();
const replacements = createObservable(0);

/** @param earlier the exports of all earlier versions of the file, because a page may hold any of them */
export const replaceTexts = (earlier: readonly Exports[], next: Exports): void => {
  for (const version of earlier) for (const [name, texts] of Object.entries(version)) newest.set(texts, next[name]);
  replacements.set(replacements.read() + 1);
};

export const newestTexts: <Texts>(texts: Texts) => Texts = import.meta.hot
  ? <Texts>(texts: Texts) => (newest.get(texts) as Texts | undefined) ?? texts
  : (texts) => texts;

export const useReplacedTexts: () => void = import.meta.hot
  ? () => useSyncExternalStore(replacements.subscribe, replacements.read)
  : () => {};
