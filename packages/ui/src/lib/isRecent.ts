import type { Bike } from '@second-gear/contract';
import { factsOf } from '@second-gear/domain';

/** A bike is new for this time after it was posted, in ms: seven days. */
const newFor = 7 * 24 * 60 * 60 * 1000;

/** Whether a bike was posted in the last days before `now`, in epoch ms. */
export const isRecent = (bike: Bike, now: number): boolean => {
  const { postedAt } = factsOf(bike);
  return postedAt !== null && postedAt <= now && now - postedAt < newFor;
};
