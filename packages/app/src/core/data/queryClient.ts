import { QueryClient } from '@tanstack/query-core';
import { ApiError, isRetryable } from '#core/api/apiError.ts';
import { backoffDelay, defaultTimeouts } from '#core/api/timing.ts';
import { shareUnchangedRecords } from './shareUnchangedRecords.ts';

const retryAfterOf = (error: unknown): number => (error instanceof ApiError ? error.retryAfter : 0);

/**
 * The cache of queries. Only reads are queries. Mutations are plain async functions, and they are never retried
 * automatically.
 *
 * A failed query is retried three times if its error is retryable. The delay is 1 s before the first retry and doubles
 * up to 30 s (docs/requirements.md §9). If the server requests a longer delay with `Retry-After`, the client waits for
 * that delay. It does not retry the query if the server requests more than the longest delay.
 */
export const createQueryClient = (timeouts = defaultTimeouts): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 3 && isRetryable(error) && retryAfterOf(error) <= timeouts.maxRetryDelayMs,
        retryDelay: (failures, error) => Math.max(backoffDelay(failures, timeouts), retryAfterOf(error)),
        // Five minutes, as required by docs/requirements.md §9.
        gcTime: 5 * 60_000,
        // The time during which data stays fresh, in ms. It is long enough for all parts of a page to be rendered, so
        // that two parts that need the same list cause only one request.
        staleTime: 2_000,
        structuralSharing: shareUnchangedRecords,
        // By default, an offline query would wait silently for a connection. With this setting the query fails, and the
        // page shows a message and a retry button.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // When the browser is online again, every query of the page is sent again: data that was shown offline may be
        // outdated, and some data could not be loaded.
        refetchOnReconnect: 'always',
      },
    },
  });
