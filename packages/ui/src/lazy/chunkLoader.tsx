import { type ComponentType, lazy } from 'react';
import type { LoadTrigger } from './ChunkLoadError.ts';

/** Loads a chunk; `name` identifies it across reloads. Rejects with a `ChunkLoadError`. */
export type ChunkLoader = <Module>(name: string, load: () => Promise<Module>, trigger: LoadTrigger) => Promise<Module>;

let loadChunk: ChunkLoader = (_name, load) => load();

/**
 * Sets the function that loads all chunks. When the app starts, it sets one that has a timeout and reloads the page if
 * that may help (failure mode D1).
 */
export const setChunkLoader = (loader: ChunkLoader): void => {
  loadChunk = loader;
};

/** For each chunk that failed to load, a function that lets the next render request it again. */
const failedChunks = new Set<() => void>();

/**
 * Makes the next render request all failed chunks again. Without this they would stay failed, because `lazy` caches a
 * rejection for ever.
 */
export const resetFailedChunks = (): void => {
  for (const reset of failedChunks) reset();
  failedChunks.clear();
};

/**
 * Creates a component whose code is loaded on its first render. It must be rendered inside a `Suspense`. If loading
 * fails, every render throws the error to the nearest error boundary, until `resetFailedChunks` is called.
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
