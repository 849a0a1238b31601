import { QueryClient } from '@tanstack/query-core';
import { ApiError, isRetryable } from '../../api/apiError.ts';
import { backoffDelay, defaultTimeouts } from '../../api/timing.ts';
import { shareUnchangedRecords } from './shareUnchangedRecords.ts';

const retryAfterOf = (error: unknown): number => (error instanceof ApiError ? error.retryAfter : 0);

/**
 * The cache of queries. Only reads are here: mutations are plain async functions and are never repeated by themselves.
 *
 * A failed query is retried three times if the error is retryable, after 1 s, doubled up to 30 s (docs/requirements.md §9);
 * later if the server asks for it, and not at all if it asks for more than the longest delay.
 */
export const createQueryClient = (timeouts = defaultTimeouts): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 3 && isRetryable(error) && retryAfterOf(error) <= timeouts.maxRetryDelayMs,
        retryDelay: (failures, error) => Math.max(backoffDelay(failures, timeouts), retryAfterOf(error)),
        // docs/requirements.md §9: five minutes.
        gcTime: 5 * 60_000,
        // A list that two parts of one page need is requested once.
        staleTime: 2_000,
        structuralSharing: shareUnchangedRecords,
        // Offline, a query fails with a message and offers a retry. It does not wait silently.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // Data that was shown offline, or that could not be loaded, is outdated.
        refetchOnReconnect: 'always',
      },
    },
  });
