import type { Api } from '../../api/client.ts';
import { pauseAfter } from '../../api/timing.ts';
import type { Charged } from './paymentJournal.ts';

export type BookkeepingParts = {
  api: Pick<Api, 'findBooking' | 'recordPayment' | 'markSold'>;
  bookingId: string;
  /** Waits, in ms. */
  wait: (ms: number) => Promise<void>;
  /** Whether whoever paid is still the person signed in: nothing is sent in the name of the next. */
  isHere: () => boolean;
};

/** `twice`: the booking was paid with another charge. `left`: the person is gone; the journal remembers. */
export type Recorded = 'recorded' | 'twice' | 'left';

export type Bookkeeping = {
  /**
   * Tells the shop of a charge until it knows, 1-2-4…30 s apart (faults P9 and P10).
   * @param isNew nobody but us can know of the charge yet; else the booking is looked at first
   * @param onTrouble called once, when it takes longer than it should
   */
  record(charged: Charged, isNew: boolean, onTrouble: () => void): Promise<Recorded>;
  /** Tries at once what waits for its next turn. */
  hurry(): void;
  /** Marks the bike sold, once; false: it could not be. Asking again changes nothing more. */
  markSold(charged: Charged): Promise<boolean>;
  /** Marks the bike sold, 1-2-4…30 s apart, until it is (faults P11); false: the person is gone. */
  keepMarkingSold(charged: Charged): Promise<boolean>;
};

/** From charged to sold: what the shop's server has to be told, and is told again until it has heard. */
export const createBookkeeping = ({ api, bookingId, wait, isHere }: BookkeepingParts): Bookkeeping => {
  let hurry = () => {};

  const nextTurn = (tries: number): Promise<void> =>
    Promise.race([
      wait(pauseAfter(tries)),
      new Promise<void>((resolve) => {
        hurry = resolve;
      }),
    ]);

  const tell = async (
    { resaleValue, transactionId, userEmail }: Charged,
    lookFirst: boolean,
  ): Promise<Recorded | null> => {
    try {
      const booking = lookFirst ? await api.findBooking({ params: { id: bookingId } }) : null;
      if (booking?.paid) {
        const isOurs = !booking.transactionId || booking.transactionId === transactionId;
        return isOurs ? 'recorded' : 'twice';
      }
      await api.recordPayment({ body: { resaleValue, transactionId, userEmail, bookingId } });
      return 'recorded';
    } catch {
      return null;
    }
  };

  const markSold = async ({ bikeId }: Charged): Promise<boolean> => {
    try {
      await api.markSold({ params: { bikeId } });
      return true;
    } catch {
      return false;
    }
  };

  return {
    record: async (charged, isNew, onTrouble) => {
      for (let tries = 0; isHere(); tries++) {
        const told = await tell(charged, tries > 0 || !isNew);
        if (told) return told;
        if (tries === 2) onTrouble();
        await nextTurn(tries);
      }
      return 'left';
    },
    hurry: () => hurry(),
    markSold,
    keepMarkingSold: async (charged) => {
      for (let tries = 0; ; tries++) {
        await wait(pauseAfter(tries));
        if (!isHere()) return false;
        if (await markSold(charged)) return true;
      }
    },
  };
};
