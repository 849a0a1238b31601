import type { Bike } from '@second-gear/contract';
import { factsOf } from '@second-gear/domain';

/** Seven days, in ms. */
const newFor = 7 * 24 * 60 * 60 * 1000;

/** @param now ms since 1970 */
export const isRecent = (bike: Bike, now: number): boolean => {
  const { postedAt } = factsOf(bike);
  return postedAt !== null && postedAt <= now && now - postedAt < newFor;
};
