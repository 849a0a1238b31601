import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * Loads the code when the component is first rendered, or earlier with `preload`. If that fails, it throws a
 * `ChunkLoadError`, and the next mount loads again; React's `lazy` alone would throw the first error each time.
 * @param fallback shown while the code loads
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) => {
  let Loaded: ComponentType<Props> | undefined;
  // Shared, because Vite would not wait for the stylesheets if a chunk was loaded twice at the same time.
  let attempt: Promise<{ default: ComponentType<Props> }> | undefined;
  const startAttempt = async () => {
    try {
      Loaded = await loadChunk(load);
      return { default: Loaded };
    } catch (error) {
      attempt = undefined;
      throw error;
    }
  };
  const preload = () => {
    attempt ??= startAttempt();
    return attempt;
  };
  const LazyComponent = (props: Props) => {
    // `lazy` would show the fallback for a moment even if the code is loaded already.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? lazy(preload));
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
  return Object.assign(LazyComponent, { preload });
};
