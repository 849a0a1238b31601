/**
 * Where a payment stands (spec §4, Payment).
 * - `preparing`: the payment library or the client secret is awaited. Pay is disabled.
 * - `ready`: the card may be typed and Pay pressed.
 * - `processing`: the provider has been asked. Pay is disabled.
 * - `declined`: the provider said no, in `message`. Nothing was charged; Pay is usable again.
 * - `recording`: the card was charged and the shop is being told.
 * - `recordingFailed`: the card was charged and the shop could not be told so far. It is tried again by itself, and at once
 *   when asked to; that records, and never charges.
 * - `paid`: charged and recorded.
 * - `paidBefore`: the order was paid when the page was opened. The id is unknown where the server does not send it.
 * - `paidTwice`: charged, for an order that another charge had paid for.
 * - `unavailable`: nothing can be paid here, for the reason in `problem`; trying again where that may help.
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

/** A payment whose card is still being asked for, or is at the provider: nothing has been charged for good. */
export type PayablePayment = Extract<PaymentState, { state: 'preparing' | 'ready' | 'processing' | 'declined' }>;

/** Whether the card form belongs on the page. */
export const isPayable = (payment: PaymentState): payment is PayablePayment =>
  payment.state === 'preparing' ||
  payment.state === 'ready' ||
  payment.state === 'processing' ||
  payment.state === 'declined';

/** Whether the card was charged: the page is a receipt then. */
export const isCharged = (payment: PaymentState): boolean => !isPayable(payment) && payment.state !== 'unavailable';
