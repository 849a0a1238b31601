import type { Atom } from 'jotai';
import { type ComponentType, type ReactElement, use } from 'react';
import { type Params, useLocation } from 'react-router-dom';
import { loadChunk } from '../updates/loadChunk.ts';

/** What a route knows of its page besides how to show it. */
export type RouteHandle = {
  /**
   * Resolves when its code has come; it is drawn at once then. Rejects when it does not come.
   *
   * @param entryKey the key of the history entry that leads to the page; without one, it is the next that does
   */
  load(entryKey?: string): Promise<unknown>;
  /** What it shows first. */
  queries?: ((params: Params) => Atom<unknown>[]) | undefined;
};

/** What has come is marked as React marks it, which then draws it without waiting for as much as a tick. */
type ComponentPromise = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

/** One try at fetching a page's code, on the way to one entry of the history: the next, where it is not said. */
type LoadAttempt = { entryKey: string | undefined; part: ComponentPromise; hasFailed: boolean };

/**
 * A route's page, whose code comes when somebody goes there: whoever looks at bikes needs no tables for admins. To be drawn within a
 * `Suspense`; what does not come is thrown to the nearest boundary, and asked for anew by whoever goes there once more.
 *
 * @param name by which a missing part is known (`loadPart`)
 * @param queries what can be read for somebody signed in before the code has come (`readMatched`)
 */
export const lazyRoute = (
  name: string,
  load: () => Promise<ComponentType>,
  queries?: RouteHandle['queries'],
): { element: ReactElement; handle: RouteHandle } => {
  let latest: LoadAttempt | undefined;

  const begin = (entryKey?: string): LoadAttempt => {
    const attempt: LoadAttempt = { entryKey, part: loadChunk(name, load), hasFailed: false };
    attempt.part.then(
      (value) => {
        Object.assign(attempt.part, { status: 'fulfilled', value } satisfies Partial<ComponentPromise>);
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
    return latest.part;
  };

  const Page = () => {
    const { key } = useLocation();
    const Component = use(loadOnce(key));
    return <Component />;
  };
  return { element: <Page />, handle: { load: loadOnce, queries } };
};
