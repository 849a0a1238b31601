import { QueryClient } from '@tanstack/query-core';
import { ApiError, isRetryable } from '#core/api/apiError.ts';
import { backoffDelay, defaultTimeouts } from '#core/api/timing.ts';
import { shareUnchangedRecords } from './shareUnchangedRecords.ts';

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
