import { QueryClient } from '@tanstack/query-core';
import { mayPass } from '../api/problem.ts';

/** Spec §9: three retries, 1 s doubling up to 30 s (ms). */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/**
 * The cache of what was read. Only reads live here: writes are plain async actions and are never repeated by themselves.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && mayPass(error),
        retryDelay,
        // Spec §9: kept five minutes.
        gcTime: 5 * 60_000,
        // A list that two parts of one page want is asked for once.
        staleTime: 2_000,
        // Offline, a list fails in words and offers to try again; it does not wait in silence.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });
