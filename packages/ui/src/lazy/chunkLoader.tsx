import { type ComponentType, lazy } from 'react';
import type { PartNeed } from './ChunkLoadError.ts';

/** Loads a part of the interface by its name. Rejects with a `PartMissing` when it does not come. */
export type PartLoader = <Part>(name: string, load: () => Promise<Part>, need: PartNeed) => Promise<Part>;

let loadWith: PartLoader = (_name, load) => load();

/** Has every part loaded by whoever knows what to do when one does not come (faults D1): the app says so as it starts. */
export const loadPartsWith = (loader: PartLoader): void => {
  loadWith = loader;
};

/** What forgets each part that did not come. */
const lost = new Set<() => void>();

/** Has the parts that did not come asked for anew by whoever draws them next. */
export const forgetLostParts = (): void => {
  for (const forget of lost) forget();
  lost.clear();
};

/**
 * A component whose code only comes when it is first drawn. To be drawn within a `Suspense`; what does not come is thrown
 * to the nearest boundary, until it is forgotten.
 */
export const lazyPart = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  need: PartNeed = 'drawn',
): ComponentType<Props> => {
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadWith(name, load, need) };
      } catch (problem) {
        lost.add(forget);
        throw problem;
      }
    });
  const forget = () => {
    Part = begin();
  };
  let Part = begin();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
};
