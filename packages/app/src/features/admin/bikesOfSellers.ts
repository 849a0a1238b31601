import type { User } from '@second-gear/contract';
import { useMemo } from 'react';
import { useAllBikes } from '#core/data/useAllBikes.ts';
import { paths } from '#core/navigation/paths.ts';

/** Failed if one brand failed: a number that leaves a brand out would be wrong. */
export const useBikesOfAllBrands = () => {
  const { state, bikes, failedBrands } = useAllBikes();
  const ready = useMemo(() => ({ state: 'ready' as const, data: bikes }), [bikes]);
  const [failed] = failedBrands;
  if (state === 'ready' && !failed) return ready;
  if (!failed || failed.isRetrying) return { state: 'loading' as const };
  const onRetry = () => {
    for (const { retry } of failedBrands) retry();
  };
  return { state: 'failed' as const, problem: failed.problem, onRetry };
};

/** The search finds the bikes for sale of a seller by the name. */
export const bikesOfSellerHref = ({ name }: User) => `${paths.bikes()}?${new URLSearchParams({ q: name.trim() })}`;
