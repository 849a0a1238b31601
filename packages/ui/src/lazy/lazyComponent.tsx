import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * Creates a component whose code is loaded when it is first rendered, or earlier with `preload`. If that fails, the
 * component throws a `ChunkLoadError`. The next time it is mounted, it loads the code again. (React's `lazy` alone would
 * throw the first error for ever.)
 *
 * @param fallback shown while the code loads
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) => {
  let Loaded: ComponentType<Props> | undefined;
  // All callers share one attempt, because Vite lets only the first of them wait for the stylesheets.
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
    // Code that is already loaded is rendered directly, because `lazy` would show the fallback first.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? lazy(preload));
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
  return Object.assign(LazyComponent, { preload });
};
