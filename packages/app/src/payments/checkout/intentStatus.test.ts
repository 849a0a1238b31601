import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, test } from 'vitest';
import { verdictOfConfirmation, verdictOfRetrieval } from './intentStatus.ts';

const answer = (parts: object): PaymentIntentResult => parts as PaymentIntentResult;
const intent = (status: string, more: object = {}) => ({
  id: 'pi_1',
  status,
  amount: 16_500_000,
  currency: 'bdt',
  ...more,
});
const asks = { amount: 16_500_000, currency: 'bdt' };
const noFunds = { message: 'No funds.' };

describe('P5, P6, P7: what the provider says of an intent', () => {
  test.each([
    ['requires_payment_method', { is: 'open', error: null, asks }],
    ['requires_confirmation', { is: 'open', error: null, asks }],
    ['requires_action', { is: 'open', error: null, asks }],
    ['processing', { is: 'processing' }],
    ['requires_capture', { is: 'processing' }],
    ['canceled', { is: 'over' }],
  ])('P6, P7: %s, confirmed or looked up', (status, verdict) => {
    expect(verdictOfConfirmation(answer({ paymentIntent: intent(status) }))).toEqual(verdict);
    expect(verdictOfRetrieval(answer({ paymentIntent: intent(status) }))).toEqual(verdict);
  });

  test('P16: succeeded is only news where nobody else can know of it', () => {
    const charged = { is: 'charged', transactionId: 'pi_1' };
    const succeeded = intent('succeeded');
    expect(verdictOfConfirmation(answer({ paymentIntent: succeeded }))).toEqual({ ...charged, isNew: true });
    expect(verdictOfRetrieval(answer({ paymentIntent: succeeded }))).toEqual({ ...charged, isNew: false });
    const error = { type: 'invalid_request_error', payment_intent: succeeded };
    expect(verdictOfConfirmation(answer({ error }))).toEqual({ ...charged, isNew: false });
    expect(verdictOfRetrieval(answer({ error }))).toEqual({ ...charged, isNew: false });
  });

  test('P4: an open one brings the refusal along, be it this one or the last', () => {
    const open = intent('requires_payment_method', { last_payment_error: noFunds });
    expect(verdictOfConfirmation(answer({ paymentIntent: open }))).toEqual({ is: 'open', error: noFunds, asks });
    const error = { type: 'card_error', message: 'Declined.', payment_intent: open };
    expect(verdictOfConfirmation(answer({ error }))).toEqual({ is: 'open', error, asks });
  });
});

describe('and where it says nothing of an intent', () => {
  test.each(['card_error', 'validation_error'])('P4: %s is about the card', (type) => {
    const error = { type };
    expect(verdictOfConfirmation(answer({ error }))).toEqual({ is: 'open', error, asks: null });
  });

  test.each(['api_connection_error', 'api_error', 'rate_limit_error'])('P8: after %s nobody knows', (type) => {
    const error = { type };
    expect(verdictOfConfirmation(answer({ error }))).toEqual({ is: 'unknown', error });
    expect(verdictOfRetrieval(answer({ error }))).toEqual({ is: 'unknown', error });
  });

  test('P8: after an empty answer nobody knows', () => {
    expect(verdictOfConfirmation(answer({}))).toEqual({ is: 'unknown', error: null });
  });

  test('P7: a secret that the provider does not know is over', () => {
    const missing = { type: 'invalid_request_error', code: 'resource_missing' };
    expect(verdictOfConfirmation(answer({ error: missing }))).toEqual({ is: 'over' });
    expect(verdictOfRetrieval(answer({ error: { type: 'invalid_request_error' } }))).toEqual({ is: 'over' });
    // Of a confirmation, something else may be invalid than the secret.
    expect(verdictOfConfirmation(answer({ error: { type: 'invalid_request_error' } }))).toMatchObject({
      is: 'unknown',
    });
  });
});
