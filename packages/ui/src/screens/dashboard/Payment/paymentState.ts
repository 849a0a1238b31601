/**
 * The state of a payment (docs/requirements.md §4, Payment). *Pay* is the button below the card fields.
 * - `preparing`: the payment library or the client secret is loading. Pay is disabled.
 * - `ready`: the user can type the card and press Pay.
 * - `processing`: the provider is confirming the card. Pay is disabled.
 * - `declined`: the provider has declined the card, for the reason in `message`. Nothing was charged. Pay is enabled again. With
 *   `isRefused` the card was sent, and not only typed wrongly.
 * - `recording`: the card was charged, and the payment is being recorded on the server.
 * - `recordingFailed`: the card was charged, but the payment could not be recorded yet. The app tries again by itself, and
 *   at once after a call of `onRetry`. This never charges the card again.
 * - `paid`: the card was charged, and the payment was recorded.
 * - `paidBefore`: the order was already paid when the user opened the page. The transaction id is undefined if the server
 *   does not send it.
 * - `paidTwice`: the card was charged for an order that another charge had already paid.
 * - `unavailable`: the user cannot pay, for the reason in `problem`. `onRetry` is set if a retry may help.
 */
export type PaymentState =
  | { state: 'preparing' }
  | { state: 'ready' }
  | { state: 'processing' }
  | { state: 'declined'; message: string; isRefused?: boolean }
  | { state: 'recording'; transactionId: string }
  | { state: 'recordingFailed'; transactionId: string; onRetry(): void }
  | { state: 'paid'; transactionId: string }
  | { state: 'paidBefore'; transactionId: string | undefined }
  | { state: 'paidTwice'; transactionId: string }
  | { state: 'unavailable'; problem: string; onRetry?(): void };

export type PayablePayment = Extract<PaymentState, { state: 'preparing' | 'ready' | 'processing' | 'declined' }>;

export const isPayable = (payment: PaymentState): payment is PayablePayment =>
  payment.state === 'preparing' ||
  payment.state === 'ready' ||
  payment.state === 'processing' ||
  payment.state === 'declined';

/** Then the page shows the stamp instead of the card form. */
export const isCharged = (payment: PaymentState): boolean => !isPayable(payment) && payment.state !== 'unavailable';
