import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * Creates a component whose code is loaded when the component is first rendered, or earlier with `preload`. If the code
 * cannot be loaded, the component throws a `ChunkLoadError`, and loads the code again the next time it is mounted. React's
 * `lazy` alone would not load the code again, but throw the first error each time.
 *
 * @param fallback what is shown while the code loads
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) => {
  let Loaded: ComponentType<Props> | undefined;
  // All callers share one promise. Vite would not wait for the stylesheets if the same chunk was loaded twice at the same
  // time.
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
    // `lazy` would show the fallback for a moment even if the code is loaded already. So in this case the component is
    // rendered without `lazy`.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? lazy(preload));
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
  return Object.assign(LazyComponent, { preload });
};
