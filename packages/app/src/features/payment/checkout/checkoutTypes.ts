import type { Booking } from '@second-gear/contract';
import type { Charge } from '#core/config/currency.ts';
import type { CardError } from '../stripe/cardErrors.ts';
import type { IntentStatus } from './intentStatus.ts';
import type { ChargedPayment, JournalEntry } from './paymentJournal.ts';

/** The reasons why a booking cannot be paid on this page. */
export type Blocker =
  | 'alreadyPaid'
  | 'alreadySold'
  | 'amount'
  | 'notFound'
  /**
   * Another buyer has paid for the bike, or is paying now. The server has refused to create a payment intent for this
   * buyer, or has canceled the intent.
   */
  | 'soldToAnother'
  /** Stripe has not decided yet whether the card is charged. */
  | 'pending'
  /** The browser stores nothing, so an interrupted payment could not be continued later. */
  | 'storage';

/** Why the card form cannot be shown. */
export type Obstacle =
  | { reason: Blocker }
  /**
   * The payment intent has another amount or currency than the page shows (failure mode T3), so the card is not sent.
   */
  | { reason: 'otherCharge'; actual: Charge; expected: Charge }
  | { reason: 'error'; error: unknown };

/**
 * What the page shows of a checkout. After a charge the user never returns to the card form. The page completes the
 * payment at once or at the next visit. Until the payment is complete, the page shows that it is being completed.
 */
export type CheckoutState =
  | { state: 'preparing' }
  | { state: 'ready' }
  | { state: 'processing' }
  /**
   * The card was not charged, and the user can press Pay again. `error` is null if Stripe has returned no error about
   * the card, or if the result is uncertain.
   */
  | { state: 'declined'; error: CardError | null }
  | { state: 'recording'; transactionId: string }
  /**
   * The server has not recorded the charge yet. The checkout retries automatically after a delay, or immediately when
   * `retry` is called.
   */
  | { state: 'recordingFailed'; transactionId: string }
  | { state: 'paid'; transactionId: string }
  /**
   * The booking was also paid with another charge: on another device, where this browser could not know of the payment.
   */
  | { state: 'paidTwice'; transactionId: string }
  | ({ state: 'unavailable' } & Obstacle);

/** The actions of the user, and the results of the effects. */
export type CheckoutEvent =
  /**
   * The user opens the payment page (`open`) or My Orders (`resume`). `entry` is what the journal contains at that
   * time.
   */
  | { type: 'open' | 'resume'; booking: Booking; entry: JournalEntry | null }
  /** The user presses Pay. */
  | { type: 'pay' }
  /** The user presses Try again, or the browser is online again. */
  | { type: 'retry' }
  /** This tab has acquired the lock. `entry` is what the journal contains now. */
  | { type: 'locked'; entry: JournalEntry | null }
  | { type: 'entrySaved' }
  | { type: 'storageFull' }
  /** The booking can be paid. */
  | { type: 'bookingFree' }
  | { type: 'bookingBlocked'; reason: Blocker }
  | { type: 'intentCreated'; clientSecret: string }
  | { type: 'intentRefused'; reason: Blocker }
  /** Stripe has responded to the confirmation or to the retrieval of the intent. */
  | { type: 'intent'; intent: IntentStatus }
  /** The payment intent was polled, but Stripe has not decided in time. */
  | { type: 'undecided' }
  | { type: 'recorded' }
  /** The booking is already paid, with another charge. */
  | { type: 'paidElsewhere' }
  | { type: 'markedSold' }
  | { type: 'waited' }
  | { type: 'signedOut' }
  | { type: 'failed'; error: unknown };

/** The actions of `checkout.ts`. Each effect results in one event, except the last two effects. */
export type CheckoutEffect =
  | { type: 'lock' }
  | { type: 'saveEntry'; entry: JournalEntry }
  | { type: 'retrieveIntent'; clientSecret: string }
  /** Retrieves the intent with growing delays until Stripe has decided. */
  | { type: 'pollIntent'; clientSecret: string }
  | { type: 'checkBooking'; booking: Booking }
  | { type: 'createIntent'; resaleValue: string; idempotencyKey: string }
  /** Sends the card to Stripe. */
  | { type: 'confirmCard'; clientSecret: string }
  /**
   * `readsFirst`: the booking is read before the request, because the charge may be recorded already (failure mode P9).
   */
  | { type: 'recordPayment'; payment: ChargedPayment; readsFirst: boolean }
  | { type: 'markSold'; bikeId: string }
  | { type: 'wait'; ms: number }
  | { type: 'clearEntry' }
  /** Bookings and bikes have changed on the server. */
  | { type: 'announceChange' };

/** The steps of a checkout. */
export type Step =
  /** The user has opened no page for this booking, or My Orders has found no payment to complete. */
  | 'closed'
  /** Waits for the lock, so that one tab at a time runs the steps below. */
  | 'locking'
  /**
   * The app retrieves a payment intent of an earlier page or of another tab. Perhaps its card has already been charged.
   */
  | 'checkingEarlierIntent'
  | 'checkingBooking'
  | 'creatingIntent'
  | 'savingIntent'
  /** The app retrieves the payment intent once more, before it shows the card form and before it sends a card. */
  | 'checkingIntent'
  | 'savingConfirming'
  | 'confirming'
  /**
   * The response to the confirmation did not say whether the card was charged, so the app retrieves the payment intent.
   */
  | 'checkingConfirmation'
  | 'recording'
  | 'waitingToRecord'
  | 'markingSold'
  | 'ready'
  | 'declined'
  | 'unavailable'
  | 'paid'
  /**
   * The payment is recorded and shown as paid. The bike is not marked sold yet; that request is repeated in the
   * background.
   */
  | 'paidNotSold'
  | 'paidTwice'
  /** The buyer has signed out after a charge. The journal keeps the charge until the buyer returns. */
  | 'signedOut';
