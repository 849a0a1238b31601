import { everyWord } from '@second-gear/ui/copy';
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutState } from './checkout.ts';
import { chargeShown, paymentShown, type TillState } from './toPaymentState.ts';

const actions = { open: vi.fn(), record: vi.fn(), loadLibrary: vi.fn(), inWords: () => 'Something went wrong.' };
const order = { paid: false, transactionId: undefined };
const readyTill: TillState = { order, cardError: undefined, isFormReady: true, isLibraryMissing: false };

const shown = (now: CheckoutState, till: Partial<TillState> = {}) =>
  paymentShown(now, { ...readyTill, ...till }, actions, everyWord);

const ready: CheckoutState = { state: 'ready' };
const secret = 'Invalid API Key provided: pk_test_123';

describe('a payment on its page', () => {
  it("shows the provider's own message about a card (spec §5) [R5.24]", () => {
    const error = { type: 'card_error', message: 'Your card has insufficient funds.' } as const;
    expect(shown({ state: 'declined', error })).toEqual({ state: 'declined', message: error.message });
    const unfinished = { type: 'validation_error', message: 'Your card number is incomplete.' } as const;
    expect(shown(ready, { cardError: unfinished })).toEqual({ state: 'declined', message: unfinished.message });
  });

  it.each([
    ['api_error', 'The payment did not go through just now. Wait a moment, then try again.'],
    ['api_connection_error', 'The payment service could not be reached. Check your connection and try again.'],
    ['invalid_request_error', 'The payment did not work. Try again in a while, or try another card.'],
  ] as const)('says of any other of its errors (%s) something that a person can act on', (type, message) => {
    const error = { type, message: secret };
    expect(shown({ state: 'declined', error })).toEqual({ state: 'declined', message });
    expect(shown(ready, { cardError: error })).toEqual({ state: 'declined', message });
  });

  it('says that nobody knows, where nobody does', () => {
    expect(shown({ state: 'declined', error: null })).toEqual({
      state: 'declined',
      message: 'The payment could not be confirmed. Please try again.',
    });
  });

  it('says no more of a card that has been mended', () => {
    const now: CheckoutState = { state: 'declined', error: { type: 'card_error', message: 'Your card was declined.' } };
    expect(shown(now, { cardError: null })).toEqual({ state: 'ready' });
  });

  it('keeps to itself what is wrong with a card that is being charged', () => {
    const cardError = { type: 'card_error', message: 'Your card was declined.' } as const;
    const recording: CheckoutState = { state: 'recording', transactionId: 'pi_1' };
    expect(shown(recording, { cardError })).toEqual(recording);
  });

  it('opens Pay only with its form [R4.17]', () => {
    expect(shown(ready)).toEqual({ state: 'ready' });
    expect(shown(ready, { isFormReady: false })).toEqual({ state: 'preparing' });
  });

  it('P15: offers to load a library that is missing, but not in the place of a charge that is being recorded [R5.23]', () => {
    const missing = { isLibraryMissing: true };
    const offer = { state: 'unavailable', problem: everyWord.payment.noLibrary, onRetry: actions.loadLibrary };
    expect(shown(ready, missing)).toEqual(offer);
    expect(shown({ state: 'unavailable', because: 'problem', problem: null }, missing)).toEqual(offer);
    const recording: CheckoutState = { state: 'recording', transactionId: 'pi_1' };
    expect(shown(recording, missing)).toEqual(recording);
  });

  it('T3: says what the server asked for, and closes Pay', () => {
    const expected = { amount: 40_000_000, currency: 'bdt' };
    const inUsd: CheckoutState = {
      state: 'unavailable',
      because: 'otherCharge',
      asks: { ...expected, currency: 'usd' },
      expected,
    };
    expect(shown(inUsd)).toEqual({
      state: 'unavailable',
      problem:
        "The payment was stopped: the shop's server asked for 400000 USD instead of 400000 BDT. Your card was not charged.",
    });
    expect(shown({ ...inUsd, asks: { amount: 4_000_050, currency: 'bdt' } })).toMatchObject({
      problem: expect.stringContaining('asked for 40000.50 BDT instead of 400000 BDT.'),
    });
  });

  it('T2: says in plain words that another buyer was faster', () => {
    expect(shown({ state: 'unavailable', because: 'soldToAnother' })).toEqual({
      state: 'unavailable',
      problem: 'This bike is already sold. You were not charged.',
    });
  });

  it('T3: says what the card will be charged, and that it is another currency than the price', () => {
    expect(chargeShown('400000', 'bdt', everyWord)).toBe('400000 BDT');
    expect(chargeShown('90000.5', 'bdt', everyWord)).toBe('90000.50 BDT');
    expect(chargeShown('165000', 'usd', everyWord)).toBe('165000 USD, not 165000 BDT');
    expect(chargeShown('1,20,000', 'bdt', everyWord)).toBeUndefined();
  });

  it('offers to try again only what trying again may help', () => {
    const { open, record } = actions;
    const recordingFailed: CheckoutState = { state: 'recordingFailed', transactionId: 'pi_1' };
    expect(shown(recordingFailed)).toEqual({ ...recordingFailed, onRetry: record });
    expect(shown({ state: 'unavailable', because: 'problem', problem: null })).toMatchObject({ onRetry: open });
    expect(shown({ state: 'unavailable', because: 'storage' })).toMatchObject({ onRetry: open });
    expect(shown({ state: 'unavailable', because: 'alreadySold' })).toEqual({
      state: 'unavailable',
      problem: 'This bike is already sold. Your card was not charged.',
    });
  });

  it('shows the receipt of a paid order at once, and whatever else could not be read', () => {
    const paid = { order: { paid: true, transactionId: 'pi_1' } };
    const receipt = { state: 'paidBefore', transactionId: 'pi_1' };
    expect(shown({ state: 'preparing' }, { ...paid, isLibraryMissing: true })).toEqual(receipt);
    expect(shown({ state: 'unavailable', because: 'alreadyPaid' }, paid)).toEqual(receipt);
    expect(shown({ state: 'unavailable', because: 'problem', problem: null }, paid)).toEqual(receipt);
  });

  it('shows a receipt without its transaction id until the order that was paid elsewhere is read again', () => {
    const receipt = { state: 'paidBefore', transactionId: undefined };
    expect(shown({ state: 'unavailable', because: 'alreadyPaid' })).toEqual(receipt);
  });

  it('does not take a charge that is still to be recorded for a paid order', () => {
    const recording: CheckoutState = { state: 'recording', transactionId: 'pi_2' };
    expect(shown(recording, { order: { paid: true, transactionId: 'pi_1' } })).toEqual(recording);
  });
});
