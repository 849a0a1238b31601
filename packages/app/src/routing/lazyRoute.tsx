import type { Atom } from 'jotai';
import { type ComponentType, type ReactElement, use } from 'react';
import { type Params, useLocation } from 'react-router-dom';
import { loadPart } from '../updates/loadChunk.ts';

/** What a route knows of its page besides how to show it. */
export type RouteHandle = {
  /**
   * Resolves when its code has come; it is drawn at once then. Rejects when it does not come.
   *
   * @param at the key of the history entry that leads to the page; without one, it is the next that does
   */
  load(at?: string): Promise<unknown>;
  /** What it shows first. */
  reads?: ((params: Params) => Atom<unknown>[]) | undefined;
};

/** What has come is marked as React marks it, which then draws it without waiting for as much as a tick. */
type Part = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

/** One try at fetching a page's code, on the way to one entry of the history: the next, where it is not said. */
type LoadAttempt = { at: string | undefined; part: Part; isLost: boolean };

/**
 * A route's page, whose code comes when somebody goes there: whoever looks at bikes needs no tables for admins. To be drawn within a
 * `Suspense`; what does not come is thrown to the nearest boundary, and asked for anew by whoever goes there once more.
 *
 * @param name by which a missing part is known (`loadPart`)
 * @param reads what can be read for somebody signed in before the code has come (`readMatched`)
 */
export const lazyRoute = (
  name: string,
  load: () => Promise<ComponentType>,
  reads?: RouteHandle['reads'],
): { element: ReactElement; handle: RouteHandle } => {
  let latest: LoadAttempt | undefined;

  const begin = (at?: string): LoadAttempt => {
    const attempt: LoadAttempt = { at, part: loadPart(name, load), isLost: false };
    attempt.part.then(
      (value) => {
        Object.assign(attempt.part, { status: 'fulfilled', value } satisfies Partial<Part>);
      },
      () => {
        attempt.isLost = true;
      },
    );
    return attempt;
  };

  const ask = (at?: string): Promise<ComponentType> => {
    if (latest && at) latest.at ??= at;
    if (!latest || (latest.isLost && latest.at !== at)) latest = begin(at);
    return latest.part;
  };

  const Page = () => {
    const { key } = useLocation();
    const Component = use(ask(key));
    return <Component />;
  };
  return { element: <Page />, handle: { load: ask, reads } };
};
