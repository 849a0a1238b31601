import type { Query, QueryClient } from '@tanstack/query-core';
import { Problem } from '../api/apiError.ts';
import type { Session } from '../auth/session/session.ts';
import { createListShelf, type ListShelf, type Whose, whoseIs } from './queryStorage.ts';
import type { AsOf } from './staleSince.ts';

type Parts = {
  queryClient: QueryClient;
  session: Pick<Session, 'read' | 'subscribe'>;
  asOf: AsOf;
  shelves?: Record<Whose, ListShelf>;
  /** Asks whether the shop can be reached at all. */
  isReached: () => Promise<boolean>;
};

/** The shop was not reached. Where it refused, or was broken, the page says that instead. */
export const isOutOfReach = (problem: unknown): boolean =>
  problem instanceof Problem && (problem.kind === 'unreachable' || problem.kind === 'timeout');

/** What somebody may do is no list: it opens pages. */
const opensPages = ({ queryKey: [name] }: Query): boolean => name === 'role';

/**
 * Keeps the lists that were read, and shows them again, as they were, where the shop cannot be reached and nothing was read
 * yet. They are asked for as before, and take the place of the old ones as soon as they come. So is the role, but only where
 * nothing else can be had either: where it alone could not be asked, it opens nothing.
 */
export const keepLists = ({
  queryClient,
  session,
  asOf,
  shelves = { everybodys: createListShelf('everybodys'), own: createListShelf('own') },
  isReached,
}: Parts): void => {
  const cache = queryClient.getQueryCache();
  /** Those that are as they were, by their hashes. */
  const old = new Map<string, number>();

  /** Null: nobody is known to be here, and nobody's own lists are shown or kept. */
  const uid = () => {
    const now = session.read();
    return now.state === 'signedIn' ? now.person.uid : null;
  };
  const placeOf = ({ queryKey }: Query) => {
    const whose = whoseIs(queryKey);
    if (!whose) return null;
    const owner = whose === 'own' ? uid() : null;
    return whose === 'own' && owner === null ? null : { shelf: shelves[whose], owner };
  };

  const tell = () => {
    const inView = cache.getAll().flatMap((query) => (query.isActive() ? (old.get(query.queryHash) ?? []) : []));
    asOf.set(inView.length > 0 ? Math.min(...inView) : null);
  };

  const keep = (query: Query) => {
    old.delete(query.queryHash);
    const place = placeOf(query);
    const { data, dataUpdatedAt: at } = query.state;
    place?.shelf.keep(place.owner, query.queryKey, { data, at });
  };

  const findKept = (query: Query) => {
    if (query.state.data !== undefined || !isOutOfReach(query.state.fetchFailureReason ?? query.state.error))
      return null;
    const place = placeOf(query);
    return place?.shelf.find(place.owner, query.queryKey) ?? null;
  };
  const show = (query: Query) => {
    const found = findKept(query);
    if (!found) return;
    old.set(query.queryHash, found.at);
    queryClient.setQueryData(query.queryKey, found.data, { updatedAt: found.at });
  };
  const fallBack = async (query: Query) => {
    if (opensPages(query) && findKept(query) && (await isReached())) return;
    show(query);
    tell();
  };

  const lookAround = () => {
    for (const query of cache.getAll()) {
      if (query.state.data === undefined) void fallBack(query);
      else if (!old.has(query.queryHash)) keep(query);
    }
    tell();
  };

  cache.subscribe((event) => {
    if (event.type === 'removed') old.delete(event.query.queryHash);
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) keep(event.query);
    if (event.type === 'updated' && (event.action.type === 'failed' || event.action.type === 'error')) {
      void fallBack(event.query);
    }
    tell();
  });
  const hearOfPeople = () => {
    // Logged out, here or in another tab, or never in.
    if (session.read().state === 'guest') shelves.own.clear();
    lookAround();
  };
  session.subscribe(hearOfPeople);
  hearOfPeople();
};
