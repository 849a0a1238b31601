import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Loads a part of the interface by its name. Rejects when it does not come. */
export type PartLoader = <Part>(name: string, load: () => Promise<Part>) => Promise<Part>;

let loadWith: PartLoader = (_name, load) => load();

/** Has every part loaded by whoever knows what to do when one does not come (faults D1): the app says so as it starts. */
export const loadPartsWith = (loader: PartLoader): void => {
  loadWith = loader;
};

/**
 * A component whose code only comes when it is first drawn. To be drawn within a `Suspense`; what does not come is thrown
 * to the nearest boundary.
 */
export const lazyPart = <Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadWith(name, async () => ({ default: await load() })));
