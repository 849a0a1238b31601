import type { Atom } from 'jotai';
import { type ComponentType, type ReactElement, use } from 'react';
import { type Params, useLocation } from 'react-router-dom';
import { loadChunk } from '../updates/loadChunk.ts';

/** The route `handle` of a lazily loaded page. */
export type RouteHandle = {
  /**
   * Starts to load the page's code. Rejects if it cannot be loaded.
   *
   * @param entryKey the key of the page's history entry; if undefined, the code is loaded for the next history entry
   * that opens the page
   */
  load(entryKey?: string): Promise<unknown>;
  /** The queries whose data the page shows first. */
  queries?: ((params: Params) => Atom<unknown>[]) | undefined;
};

/** A promise with the two extra fields from which React's `use` reads its value without suspending. */
type ComponentPromise = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

/**
 * One attempt to load a page's code, for one history entry. Without a key it is for the next entry that opens the page.
 */
type LoadAttempt = { entryKey: string | undefined; component: ComponentPromise; hasFailed: boolean };

/**
 * A route whose code is loaded when the user opens it. Must be rendered inside `Suspense`. A failed load is thrown to the
 * nearest error boundary; opening the page again, with another history entry, loads it again.
 *
 * @param name identifies the chunk in `loadChunk`
 * @param queries the queries that can start for a signed-in user before the code has loaded (`prefetchRouteQueries`)
 */
export const lazyRoute = (
  name: string,
  load: () => Promise<ComponentType>,
  queries?: RouteHandle['queries'],
): { element: ReactElement; handle: RouteHandle } => {
  let latest: LoadAttempt | undefined;

  const begin = (entryKey?: string): LoadAttempt => {
    const attempt: LoadAttempt = { entryKey, component: loadChunk(name, load), hasFailed: false };
    attempt.component.then(
      (value) => {
        Object.assign(attempt.component, { status: 'fulfilled', value } satisfies Partial<ComponentPromise>);
      },
      () => {
        attempt.hasFailed = true;
      },
    );
    return attempt;
  };

  const loadOnce = (entryKey?: string): Promise<ComponentType> => {
    if (latest && entryKey) latest.entryKey ??= entryKey;
    if (!latest || (latest.hasFailed && latest.entryKey !== entryKey)) latest = begin(entryKey);
    return latest.component;
  };

  const Page = () => {
    const { key } = useLocation();
    const Component = use(loadOnce(key));
    return <Component />;
  };
  return { element: <Page />, handle: { load: loadOnce, queries } };
};
