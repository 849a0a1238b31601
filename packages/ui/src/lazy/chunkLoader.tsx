import { type ComponentType, lazy } from 'react';
import type { LoadTrigger } from './ChunkLoadError.ts';

/** Loads a chunk; `name` identifies it across reloads. Rejects with a `ChunkLoadError`. */
export type ChunkLoader = <Module>(name: string, load: () => Promise<Module>, trigger: LoadTrigger) => Promise<Module>;

let loadChunk: ChunkLoader = (_name, load) => load();

/** Sets the loader of all chunks. The app sets one with timeout and reload when it starts (failure mode D1). */
export const setChunkLoader = (loader: ChunkLoader): void => {
  loadChunk = loader;
};

/** A reset function for each chunk that failed to load. */
const failedChunks = new Set<() => void>();

/** Makes the next render request the failed chunks again: `lazy` caches a rejection for ever. */
export const resetFailedChunks = (): void => {
  for (const reset of failedChunks) reset();
  failedChunks.clear();
};

/**
 * A component whose code is loaded on its first render. Needs a `Suspense` around it. A failed load is thrown to the nearest
 * error boundary on every render, until `resetFailedChunks` is called.
 */
export const lazyComponent = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  trigger: LoadTrigger = 'render',
): ComponentType<Props> => {
  const createComponent = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadChunk(name, load, trigger) };
      } catch (error) {
        failedChunks.add(reset);
        throw error;
      }
    });
  const reset = () => {
    Component = createComponent();
  };
  let Component = createComponent();
  return function LazyComponent(props: Props) {
    return <Component {...props} />;
  };
};
