import type { Api } from '../../api/client.ts';
import { backoffDelay } from '../../api/timing.ts';
import type { ChargedPayment } from './paymentJournal.ts';

export type PaymentRecorderOptions = {
  api: Pick<Api, 'findBooking' | 'recordPayment' | 'markSold'>;
  bookingId: string;
  /** Resolves after this many ms. */
  wait: (ms: number) => Promise<void>;
  /** Whether the buyer who paid is still signed in: nothing may be sent in the name of the next user. */
  isSignedIn: () => boolean;
};

/** `paidTwice`: the booking was paid with another charge. `userLeft`: the buyer signed out; the journal has the entry. */
export type RecordResult = 'recorded' | 'paidTwice' | 'userLeft';

export type PaymentRecorder = {
  /**
   * Sends the charge to the server until it is recorded, with delays of 1-2-4…30 s (failure modes P9 and P10).
   * @param isNew no other page can have recorded the charge yet; otherwise the booking is read first
   * @param onDelay called once, when it takes longer than expected
   */
  record(charged: ChargedPayment, isNew: boolean, onDelay: () => void): Promise<RecordResult>;
  /** Ends the current delay: tries again at once. */
  retryNow(): void;
  /** Tries once to mark the bike sold; false: it failed. Repeating it is safe. */
  markSold(charged: ChargedPayment): Promise<boolean>;
  /** Marks the bike sold, with delays of 1-2-4…30 s, until it succeeds (failure mode P11); false: the buyer signed out. */
  markSoldUntilDone(charged: ChargedPayment): Promise<boolean>;
};

/** The steps from charged to sold: requests that are repeated until the server has confirmed them. */
export const createPaymentRecorder = ({
  api,
  bookingId,
  wait,
  isSignedIn,
}: PaymentRecorderOptions): PaymentRecorder => {
  let wake = () => {};

  const waitForNextTry = (tries: number): Promise<void> =>
    Promise.race([
      wait(backoffDelay(tries)),
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
    ]);

  const sendOnce = async (
    { resaleValue, transactionId, userEmail }: ChargedPayment,
    lookFirst: boolean,
  ): Promise<RecordResult | null> => {
    try {
      const booking = lookFirst ? await api.findBooking({ params: { id: bookingId } }) : null;
      if (booking?.paid) {
        const isOurs = !booking.transactionId || booking.transactionId === transactionId;
        return isOurs ? 'recorded' : 'paidTwice';
      }
      await api.recordPayment({ body: { resaleValue, transactionId, userEmail, bookingId } });
      return 'recorded';
    } catch {
      return null;
    }
  };

  const markSold = async ({ bikeId }: ChargedPayment): Promise<boolean> => {
    try {
      await api.markSold({ params: { bikeId } });
      return true;
    } catch {
      return false;
    }
  };

  return {
    record: async (charged, isNew, onTrouble) => {
      for (let tries = 0; isSignedIn(); tries++) {
        const result = await sendOnce(charged, tries > 0 || !isNew);
        if (result) return result;
        if (tries === 2) onTrouble();
        await waitForNextTry(tries);
      }
      return 'userLeft';
    },
    retryNow: () => wake(),
    markSold,
    markSoldUntilDone: async (charged) => {
      for (let tries = 0; ; tries++) {
        await wait(backoffDelay(tries));
        if (!isSignedIn()) return false;
        if (await markSold(charged)) return true;
      }
    },
  };
};
