import { allCopy } from '@second-gear/ui/copy';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#core/api/apiError.ts';
import type { CheckoutState } from './checkout.ts';
import { type CheckoutFormState, chargeText, toPaymentState } from './toPaymentState.ts';

const actions = { open: vi.fn(), record: vi.fn(), loadLibrary: vi.fn(), toMessage: () => 'Something went wrong.' };
const order = { paid: false, transactionId: undefined };
const readyForm: CheckoutFormState = {
  order,
  cardError: undefined,
  isFormReady: true,
  libraryError: null,
  language: 'en',
};

const stateOf = (checkout: CheckoutState, form: Partial<CheckoutFormState> = {}) =>
  toPaymentState(checkout, { ...readyForm, ...form }, actions, allCopy);

const ready: CheckoutState = { state: 'ready' };
const secret = 'Invalid API Key provided: pk_test_123';

describe('payment state', () => {
  it("the payment page shows Stripe's own message about a card (docs/requirements.md §5) [R5.24]", () => {
    const error = { type: 'card_error', message: 'Your card has insufficient funds.' } as const;
    expect(stateOf({ state: 'declined', error })).toEqual({
      state: 'declined',
      message: error.message,
      isRefused: true,
    });
    const unfinished = { type: 'validation_error', message: 'Your card number is incomplete.' } as const;
    const shown = { state: 'declined', message: unfinished.message };
    for (const checkout of [ready, { state: 'declined', error } as const])
      expect(stateOf(checkout, { cardError: unfinished })).toEqual(shown);
    const declined = { state: 'declined', error } as const;
    expect(stateOf(declined, { cardError: null })).toEqual(ready);
  });

  it.each([
    ['api_error', 'The payment did not go through just now. Wait a moment, then try again.'],
    ['api_connection_error', 'The payment service could not be reached. Check your connection and try again.'],
    ['invalid_request_error', 'The payment did not work. Try again in a while, or try another card.'],
  ] as const)(
    'the payment page shows a message of the app that tells the user what to do for any other error (%s)',
    (type, message) => {
      const error = { type, message: secret };
      expect(stateOf({ state: 'declined', error })).toEqual({ state: 'declined', message, isRefused: true });
      expect(stateOf(ready, { cardError: error })).toEqual({ state: 'declined', message });
    },
  );

  it('the payment page says that the result is unknown when the checkout does not know whether the card was charged', () => {
    expect(stateOf({ state: 'declined', error: null })).toEqual({
      state: 'declined',
      message: 'The payment could not be confirmed. Try again: you will not be charged twice.',
    });
  });

  it('the payment page enables Pay only when the form is ready [R4.17]', () => {
    expect(stateOf(ready)).toEqual({ state: 'ready' });
    expect(stateOf(ready, { isFormReady: false })).toEqual({ state: 'preparing' });
  });

  it('P15: when Stripe.js could not be loaded, the payment page has a button that tries again, except while a charge is being recorded [R5.23]', () => {
    const missing = { libraryError: new ApiError('networkError') };
    const offer = { state: 'unavailable', problem: allCopy.payment.noLibrary, onRetry: actions.loadLibrary };
    expect(stateOf(ready, missing)).toEqual(offer);
    expect(stateOf({ state: 'unavailable', reason: 'error', error: null }, missing)).toEqual(offer);
    const recording: CheckoutState = { state: 'recording', transactionId: 'pi_1' };
    expect(stateOf(recording, missing)).toEqual(recording);
  });

  it('F73: the payment page does not blame the connection when the code of the card form throws an error', () => {
    const { problem } = stateOf(ready, { libraryError: new TypeError(secret) }) as { problem: string };
    expect(problem).toBe('Something went wrong.');
  });

  it('T3: the payment page shows the charge that the server has requested, and disables Pay, when the currency is wrong', () => {
    const expected = { amount: 40_000_000, currency: 'bdt' };
    const inUsd: CheckoutState = {
      state: 'unavailable',
      reason: 'otherCharge',
      actual: { ...expected, currency: 'usd' },
      expected,
    };
    expect(stateOf(inUsd)).toEqual({
      state: 'unavailable',
      problem:
        'The payment was stopped: our server asked for 400000 USD instead of 400000 BDT. Your card was not charged.',
    });
    expect(stateOf({ ...inUsd, actual: { amount: 4_000_050, currency: 'bdt' } })).toMatchObject({
      problem: expect.stringContaining('asked for 40000.50 BDT instead of 400000 BDT.'),
    });
  });

  it('T3: the payment page shows the amount that will be charged, and says that the currency of the charge differs from the currency of the price', () => {
    expect(chargeText('400000', 'bdt', allCopy)).toBe('400000 BDT');
    expect(chargeText('90000.5', 'bdt', allCopy)).toBe('90000.50 BDT');
    expect(chargeText('165000', 'usd', allCopy)).toBe('165000 USD, not 165000 BDT');
    expect(chargeText('1,20,000', 'bdt', allCopy)).toBeUndefined();
  });

  it('the payment page offers a retry only when a retry may help', () => {
    const { open, record } = actions;
    const recordingFailed: CheckoutState = { state: 'recordingFailed', transactionId: 'pi_1' };
    expect(stateOf(recordingFailed)).toEqual({ ...recordingFailed, onRetry: record });
    expect(stateOf({ state: 'unavailable', reason: 'error', error: null })).toMatchObject({ onRetry: open });
    expect(stateOf({ state: 'unavailable', reason: 'storage' })).toMatchObject({ onRetry: open });
  });

  it.each([
    ['soldToAnother', 'This bike is already sold. You were not charged.'],
    ['alreadySold', 'This bike is already sold. Your card was not charged.'],
    ['pending', 'Your payment is still being processed. Look in My Orders in a while; do not pay again.'],
    ['amount', 'The price of this bike cannot be charged to a card. Contact the seller.'],
  ] as const)('T2: the payment page says why the order cannot be paid (%s), and offers no retry', (reason, problem) => {
    expect(stateOf({ state: 'unavailable', reason })).toEqual({ state: 'unavailable', problem });
  });

  it('the payment page shows the receipt of a paid order immediately, even when other data of the page could not be read', () => {
    const paid = { order: { paid: true, transactionId: 'pi_1' } };
    const receipt = { state: 'paidBefore', transactionId: 'pi_1' };
    expect(stateOf({ state: 'preparing' }, { ...paid, libraryError: new ApiError('networkError') })).toEqual(receipt);
    expect(stateOf({ state: 'unavailable', reason: 'alreadyPaid' }, paid)).toEqual(receipt);
    expect(stateOf({ state: 'unavailable', reason: 'error', error: null }, paid)).toEqual(receipt);
  });

  it('the payment page shows the receipt of an order that was paid on another device, and shows the transaction id only after the order is read again', () => {
    const receipt = { state: 'paidBefore', transactionId: undefined };
    expect(stateOf({ state: 'unavailable', reason: 'alreadyPaid' })).toEqual(receipt);
  });

  it('the payment page does not show an order as paid while the charge is not recorded yet', () => {
    const recording: CheckoutState = { state: 'recording', transactionId: 'pi_2' };
    expect(stateOf(recording, { order: { paid: true, transactionId: 'pi_1' } })).toEqual(recording);
  });
});
