import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * Creates a component whose code is loaded when it is first rendered, or earlier with `preload`. If that fails, the
 * component throws a `ChunkLoadError`, and loads its code again the next time it is mounted. React's `lazy` alone would
 * throw the first error each time.
 *
 * @param fallback shown while the code loads
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) => {
  let Loaded: ComponentType<Props> | undefined;
  // All callers share one load, because for a second load at the same time Vite would not wait for the stylesheets.
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
    // If the code is loaded already, the component is rendered directly, because `lazy` would show the fallback for a
    // moment.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? lazy(preload));
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
  return Object.assign(LazyComponent, { preload });
};
