import { listingOf, receiptOf, wishFor } from '@second-gear/fixtures';
import type { Cast, CastBike } from './testData.ts';

/** A cast, and what its people say. Each is made up when it is asked for, since somebody in it may be missing. */
export type Stage = Cast & {
  wishFor: (bike: CastBike) => ReturnType<typeof wishFor>;
  /** Farhana's, for `bikes.available`. */
  readonly wish: ReturnType<typeof wishFor>;
  /** Sadia's. */
  readonly listing: ReturnType<typeof listingOf>;
  readonly receipt: ReturnType<typeof receiptOf>;
};

export const stageOf = (cast: Cast): Stage => {
  const { people, bikes, bookings } = cast;
  const wish = (bike: CastBike) => wishFor(bike, people.farhana);
  return {
    people,
    bikes,
    bookings,
    get newcomer() {
      return cast.newcomer;
    },
    get transactionId() {
      return cast.transactionId;
    },
    get unknownId() {
      return cast.unknownId;
    },
    wishFor: wish,
    get wish() {
      return wish(bikes.available);
    },
    get listing() {
      return listingOf(people.sadia);
    },
    get receipt() {
      return receiptOf(cast);
    },
  };
};
