import type { Bike, Booking } from '@second-gear/contract';

/** Here, because the shell of every page reads the cached bookings without the code of their query. */
export const bookingsKey = (uid: string | undefined) => ['orders', uid];

/** A list that is not loaded is undefined. It may contain each bike that is in no other list. */
export const countPayable = (bookings: readonly Booking[], lists: readonly (readonly Bike[] | undefined)[]): number => {
  const isComplete = !lists.includes(undefined);
  return bookings.filter(({ paid, bikeId }) => {
    if (paid) return false;
    const bike = lists.map((list) => list?.find(({ _id }) => _id === bikeId)).find(Boolean);
    return bike ? !bike.soldOut : !isComplete;
  }).length;
};
