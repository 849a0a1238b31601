import type { Api } from '../../api/client.ts';
import { backoffDelay } from '../../api/timing.ts';
import type { ChargedPayment } from './paymentJournal.ts';

export type PaymentRecorderOptions = {
  api: Pick<Api, 'findBooking' | 'recordPayment' | 'markSold'>;
  bookingId: string;
  /** Resolves after this many ms. */
  wait: (ms: number) => Promise<void>;
  /**
   * Whether the buyer who paid is still signed in. If not, no request is sent, because it would be sent in the name of
   * the next user.
   */
  isSignedIn: () => boolean;
};

/**
 * `paidTwice`: the booking was also paid with another charge. `userLeft`: the buyer has signed out, and the journal
 * still has the entry.
 */
export type RecordResult = 'recorded' | 'paidTwice' | 'userLeft';

export type PaymentRecorder = {
  /**
   * Sends the charge to the server, with delays of 1-2-4…30 s, until the server has recorded it (failure modes P9 and
   * P10).
   *
   * @param isNew true if no other page can have recorded the charge; otherwise the booking is read first
   * @param onDelay called once if recording takes longer than expected
   */
  record(charged: ChargedPayment, isNew: boolean, onDelay: () => void): Promise<RecordResult>;
  /** Ends the current delay, so that the next attempt starts at once. */
  retryNow(): void;
  /** Tries once to mark the bike sold. Resolves with false if the request failed. It is safe to repeat it. */
  markSold(charged: ChargedPayment): Promise<boolean>;
  /**
   * Tries to mark the bike sold, with delays of 1-2-4…30 s, until it succeeds (failure mode P11). Resolves with false
   * if the buyer has signed out.
   */
  markSoldUntilDone(charged: ChargedPayment): Promise<boolean>;
};

/** Executes the steps after a charge: requests that are repeated until the server has confirmed them. */
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
