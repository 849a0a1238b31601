import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, test } from 'vitest';
import { statusOfConfirmation, statusOfRetrieval } from './intentStatus.ts';

const answer = (parts: object): PaymentIntentResult => parts as PaymentIntentResult;
const intent = (status: string, more: object = {}) => ({
  id: 'pi_1',
  status,
  amount: 16_500_000,
  currency: 'bdt',
  ...more,
});
const charge = { amount: 16_500_000, currency: 'bdt' };
const noFunds = { message: 'No funds.' };

describe('P5, P6, P7: the status of a payment intent', () => {
  test.each([
    ['requires_payment_method', { status: 'payable', error: null, charge }],
    ['requires_confirmation', { status: 'payable', error: null, charge }],
    ['requires_action', { status: 'payable', error: null, charge }],
    ['processing', { status: 'processing' }],
    ['requires_capture', { status: 'processing' }],
    ['canceled', { status: 'canceled' }],
  ])(
    "P6, P7: the response to a confirmation and the response to a retrieval have the same meaning when Stripe's status is %s",
    (status, verdict) => {
      expect(statusOfConfirmation(answer({ paymentIntent: intent(status) }))).toEqual(verdict);
      expect(statusOfRetrieval(answer({ paymentIntent: intent(status) }))).toEqual(verdict);
    },
  );

  test('P16: a charge is new only when no other page can know of the charge', () => {
    const charged = { status: 'charged', transactionId: 'pi_1' };
    const succeeded = intent('succeeded');
    expect(statusOfConfirmation(answer({ paymentIntent: succeeded }))).toEqual({ ...charged, isNew: true });
    expect(statusOfRetrieval(answer({ paymentIntent: succeeded }))).toEqual({ ...charged, isNew: false });
    const error = { type: 'invalid_request_error', payment_intent: succeeded };
    expect(statusOfConfirmation(answer({ error }))).toEqual({ ...charged, isNew: false });
    expect(statusOfRetrieval(answer({ error }))).toEqual({ ...charged, isNew: false });
  });

  test('P4: the status `payable` contains the card error of the confirmation, or of the last attempt', () => {
    const open = intent('requires_payment_method', { last_payment_error: noFunds });
    expect(statusOfConfirmation(answer({ paymentIntent: open }))).toEqual({
      status: 'payable',
      error: noFunds,
      charge,
    });
    const error = { type: 'card_error', message: 'Declined.', payment_intent: open };
    expect(statusOfConfirmation(answer({ error }))).toEqual({ status: 'payable', error, charge });
  });
});

describe('a response of Stripe without an intent', () => {
  test.each(['card_error', 'validation_error'])('P4: the status is a card error when Stripe returns %s', (type) => {
    const error = { type };
    expect(statusOfConfirmation(answer({ error }))).toEqual({ status: 'payable', error, charge: null });
  });

  test.each(['api_connection_error', 'api_error', 'rate_limit_error'])(
    'P8: the status is unknown when Stripe returns %s',
    (type) => {
      const error = { type };
      expect(statusOfConfirmation(answer({ error }))).toEqual({ status: 'unknown', error });
      expect(statusOfRetrieval(answer({ error }))).toEqual({ status: 'unknown', error });
    },
  );

  test('P8: the status is unknown when the response is empty', () => {
    expect(statusOfConfirmation(answer({}))).toEqual({ status: 'unknown', error: null });
  });

  test('P7: the status is canceled when Stripe does not know the client secret', () => {
    const missing = { type: 'invalid_request_error', code: 'resource_missing' };
    expect(statusOfConfirmation(answer({ error: missing }))).toEqual({ status: 'canceled' });
    expect(statusOfRetrieval(answer({ error: { type: 'invalid_request_error' } }))).toEqual({ status: 'canceled' });
    // After an invalid confirmation request the status is unknown, because another part of the request than the client
    // secret may be invalid.
    expect(statusOfConfirmation(answer({ error: { type: 'invalid_request_error' } }))).toMatchObject({
      status: 'unknown',
    });
  });
});
