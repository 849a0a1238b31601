import type { Query, QueryClient } from '@tanstack/query-core';
import { ApiError } from '#core/api/apiError.ts';
import { createQueryStorage, maxListLength, type QueryStorage, type Scope, scopeOf } from './queryStorage.ts';
import type { StaleData } from './staleData.ts';

export type PersistOptions = {
  queryClient: QueryClient;
  session: {
    read(): { state: string; user?: { uid: string } };
    subscribe(listener: () => void): () => void;
  };
  setStaleData(next: StaleData | null): void;
  storages?: Record<Scope, QueryStorage>;
  canReachServer: () => Promise<boolean>;
};

/** The server was not reached. After any other error the page shows the error instead of stored data. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'networkError' || error.kind === 'timeout');

/** It decides which pages a user may open, so the conditions are stricter. */
const isRoleQuery = ({ queryKey: [name] }: Query): boolean => name === 'role';

/**
 * The app still requests a restored list. The role decides which pages the user may open, so it is restored only if the
 * server cannot be reached at all, and not if only its own request fails.
 */
export const persistQueries = ({
  queryClient,
  session,
  setStaleData,
  storages = { public: createQueryStorage('public'), user: createQueryStorage('user') },
  canReachServer,
}: PersistOptions): void => {
  const cache = queryClient.getQueryCache();
  const restoredAt = new Map<string, number>();

  /** Null for a guest, and while the session is not known: then no user's lists are restored or stored. */
  const uid = () => {
    const current = session.read();
    return current.state === 'signedIn' ? (current.user?.uid ?? null) : null;
  };
  const storageFor = ({ queryKey }: Query) => {
    const scope = scopeOf(queryKey);
    if (!scope) return null;
    const ownerId = scope === 'user' ? uid() : null;
    return scope === 'user' && ownerId === null ? null : { storage: storages[scope], ownerId };
  };

  const updateStaleSince = () => {
    const inView = cache.getAll().filter((query) => query.isActive() && restoredAt.has(query.queryHash));
    const times = inView.flatMap((query) => restoredAt.get(query.queryHash) ?? []);
    const mayBeCut = inView.some(({ state: { data } }) => Array.isArray(data) && data.length === maxListLength);
    setStaleData(times.length > 0 ? { since: Math.min(...times), mayBeCut } : null);
  };

  const store = (query: Query) => {
    restoredAt.delete(query.queryHash);
    const target = storageFor(query);
    const { data, dataUpdatedAt: at } = query.state;
    target?.storage.save(target.ownerId, query.queryKey, { data, at });
  };

  const findStored = (query: Query) => {
    if (query.state.data !== undefined || !isNetworkFailure(query.state.fetchFailureReason ?? query.state.error))
      return null;
    const target = storageFor(query);
    return target?.storage.find(target.ownerId, query.queryKey) ?? null;
  };
  const restore = (query: Query) => {
    const stored = findStored(query);
    if (!stored) return;
    restoredAt.set(query.queryHash, stored.at);
    queryClient.setQueryData(query.queryKey, stored.data, { updatedAt: stored.at });
  };
  const fallBackToStored = async (query: Query) => {
    if (isRoleQuery(query) && findStored(query) && (await canReachServer())) return;
    restore(query);
    updateStaleSince();
  };

  const checkAllQueries = () => {
    for (const query of cache.getAll()) {
      if (query.state.data === undefined) void fallBackToStored(query);
      else if (!restoredAt.has(query.queryHash)) store(query);
    }
    updateStaleSince();
  };

  cache.subscribe((event) => {
    if (event.type === 'removed') restoredAt.delete(event.query.queryHash);
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) store(event.query);
    if (event.type === 'updated' && (event.action.type === 'failed' || event.action.type === 'error')) {
      void fallBackToStored(event.query);
    }
    updateStaleSince();
  });
  const onSessionChange = () => {
    // Logged out in this tab or in another one, or never signed in. A guest must not see stored lists of a user.
    if (session.read().state === 'guest') storages.user.clear();
    checkAllQueries();
  };
  session.subscribe(onSessionChange);
  onSessionChange();
};
