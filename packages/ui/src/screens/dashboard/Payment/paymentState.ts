/**
 * The state of a payment (`docs/requirements.md` §4, Payment).
 * - `preparing`: the payment library or the client secret is loading. Pay is disabled.
 * - `ready`: the card can be typed and Pay pressed.
 * - `processing`: the card is being confirmed at the provider. Pay is disabled.
 * - `declined`: the provider declined the card, with `message`. Nothing was charged; Pay is enabled again.
 * - `recording`: the card was charged and the payment is being recorded on the server.
 * - `recordingFailed`: the card was charged, but recording has failed so far. It is retried automatically, and immediately by
 *   `onRetry`; a retry records and never charges.
 * - `paid`: charged and recorded.
 * - `paidBefore`: the order was already paid when the page was opened. The id is undefined if the server does not send it.
 * - `paidTwice`: charged for an order that another charge had already paid.
 * - `unavailable`: nothing can be paid, for the reason in `problem`; `onRetry` where a retry may help.
 */
export type PaymentState =
  | { state: 'preparing' }
  | { state: 'ready' }
  | { state: 'processing' }
  | { state: 'declined'; message: string }
  | { state: 'recording'; transactionId: string }
  | { state: 'recordingFailed'; transactionId: string; onRetry(): void }
  | { state: 'paid'; transactionId: string }
  | { state: 'paidBefore'; transactionId: string | undefined }
  | { state: 'paidTwice'; transactionId: string }
  | { state: 'unavailable'; problem: string; onRetry?(): void };

/** A payment that has not been charged yet. */
export type PayablePayment = Extract<PaymentState, { state: 'preparing' | 'ready' | 'processing' | 'declined' }>;

/** Whether the card form is shown. */
export const isPayable = (payment: PaymentState): payment is PayablePayment =>
  payment.state === 'preparing' ||
  payment.state === 'ready' ||
  payment.state === 'processing' ||
  payment.state === 'declined';

/** Whether the card was charged. If so, the page shows a receipt. */
export const isCharged = (payment: PaymentState): boolean => !isPayable(payment) && payment.state !== 'unavailable';
