import { QueryClient, replaceEqualDeep } from '@tanstack/query-core';
import { ApiError, isRetryable } from '#core/api/apiError.ts';
import { backoffDelay, defaultTimeouts } from '#core/api/timing.ts';

type Rec = { _id: string } & Readonly<Record<string, unknown>>;

const isRecords = (data: unknown): data is Rec[] =>
  Array.isArray(data) && data.every((a) => typeof a?._id === 'string');

const isSame = (a: Rec, b: Rec): boolean => {
  for (const key in a) if (a[key] !== b[key]) return false;
  return Object.keys(a).length === Object.keys(b).length;
};

/**
 * Structural sharing by id: an unchanged record or list stays the same object. TanStack Query's default compares by
 * position, so that after a removal every later card is rendered again, and takes 2.5 times as long for ten thousand
 * bikes. Shallow, because the records have no nested objects.
 */
export const shareUnchangedRecords = (before: unknown, fresh: unknown): unknown => {
  if (!isRecords(before) || !isRecords(fresh)) return replaceEqualDeep(before, fresh);
  const byId = new Map(before.map((record) => [record._id, record]));
  const shared = fresh.map((record) => {
    const old = byId.get(record._id);
    return old && isSame(old, record) ? old : record;
  });
  const isUnchanged = shared.length === before.length && shared.every((record, at) => record === before[at]);
  return isUnchanged ? before : shared;
};

const retryAfterOf = (error: unknown): number => (error instanceof ApiError ? error.retryAfter : 0);

/**
 * Only reads are queries; mutations are never retried. A retryable error is retried three times (docs/requirements.md
 * §9), after at least `Retry-After`, unless that is longer than the longest delay.
 */
export const createQueryClient = (timeouts = defaultTimeouts): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 3 && isRetryable(error) && retryAfterOf(error) <= timeouts.maxRetryDelayMs,
        retryDelay: (failures, error) => Math.max(backoffDelay(failures, timeouts), retryAfterOf(error)),
        // docs/requirements.md §9.
        gcTime: 5 * 60_000,
        // In ms: two parts of a page that need the same list cause only one request.
        staleTime: 2_000,
        structuralSharing: shareUnchangedRecords,
        // Offline, a query fails and the page shows a retry button, instead of waiting silently for a connection.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // What was shown offline may be outdated, and some data could not be loaded.
        refetchOnReconnect: 'always',
      },
    },
  });
