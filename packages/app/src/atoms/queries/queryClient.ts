import { QueryClient } from '@tanstack/query-core';
import { mayPass, Problem } from '../../api/apiError.ts';
import { pauseAfter, usualPatience } from '../../api/timing.ts';
import { keepRecords } from './shareUnchangedRecords.ts';

const retryAfterOf = (error: unknown): number => (error instanceof Problem ? error.retryAfter : 0);

/**
 * The cache of what was read. Only reads live here: writes are plain async actions and are never repeated by themselves.
 *
 * A read that failed, and may not fail again, is tried three times more, after 1 s doubling up to 30 s (spec §9); later
 * where the server asks for it, and not at all where it asks for more than the longest pause.
 */
export const createQueryClient = (patience = usualPatience): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && mayPass(error) && retryAfterOf(error) <= patience.longestPause,
        retryDelay: (failures, error) => Math.max(pauseAfter(failures, patience), retryAfterOf(error)),
        // Spec §9: kept five minutes.
        gcTime: 5 * 60_000,
        // A list that two parts of one page want is asked for once.
        staleTime: 2_000,
        structuralSharing: keepRecords,
        // Offline, a list fails in words and offers to try again; it does not wait in silence.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // What was shown meanwhile, or could not be had, is behind.
        refetchOnReconnect: 'always',
      },
    },
  });
