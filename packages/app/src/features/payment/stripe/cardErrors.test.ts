import { allCopy } from '@second-gear/ui/copy';
import { describe, expect, it } from 'vitest';
import { declineCodes } from '../checkout/testing/stripeCodes.ts';
import { cardErrorKind, cardErrorMessage, kindByCode } from './cardErrors.ts';

const cardError = { type: 'card_error' } as const;

describe('card errors', () => {
  it.each(declineCodes)('the table of codes has an entry for the decline code %s', (code) => {
    expect(kindByCode.has(code)).toBe(true);
    const kind = cardErrorKind({ ...cardError, code: 'card_declined', decline_code: code });
    expect(kind).not.toBe('general');
    expect(allCopy.cardErrors[kind]).toMatch(/\.$/);
  });

  it.each(['lost_card', 'stolen_card', 'fraudulent', 'merchant_blacklist', 'pickup_card'])(
    'the message does not tell the cardholder that the card is reported as %s',
    (code) => {
      expect(cardErrorMessage({ ...cardError, code: 'card_declined', decline_code: code }, allCopy)).toBe(
        'Your card was declined. Try another card.',
      );
    },
  );

  it("the message is Stripe's own message about a card (docs/requirements.md §5)", () => {
    const message = 'Your card has insufficient funds.';
    expect(cardErrorMessage({ ...cardError, code: 'card_declined', message }, allCopy)).toBe(message);
    expect(cardErrorMessage({ type: 'validation_error', code: 'incomplete_number', message }, allCopy)).toBe(message);
  });

  it('the message on a Bangla page is a text of the app, because Stripe has no Bangla messages [R11.13]', () => {
    const error = { ...cardError, code: 'card_declined', decline_code: 'insufficient_funds', message: 'No funds.' };
    const bangla = { cardErrors: { ...allCopy.cardErrors, insufficientFunds: 'কার্ডে যথেষ্ট টাকা নেই।' } };
    expect(cardErrorMessage(error, bangla, 'bn')).toBe('কার্ডে যথেষ্ট টাকা নেই।');
  });

  it.each([
    [{ type: 'invalid_request_error', code: 'resource_missing' }, 'general'],
    [{ type: 'api_connection_error' }, 'unreachable'],
    [{ type: 'api_error' }, 'tryAgain'],
    [{ type: 'rate_limit_error' }, 'tryAgain'],
    [{ type: 'idempotency_error' }, 'tryAgain'],
    [{ type: 'validation_error' }, 'incomplete'],
    [{ type: 'authentication_error' }, 'general'],
    [{ type: 'card_error', code: 'a_code_of_tomorrow' }, 'declined'],
    [{ type: 'card_error', code: 'card_declined', decline_code: 'a_code_of_tomorrow' }, 'declined'],
    [{ type: 'card_error', code: 'constructor' }, 'declined'],
  ] as const)(
    "the message is a text of the app when Stripe's own message is not written for users (%o)",
    (error, kind) => {
      const message = 'Invalid API Key provided: pk_test_123, see https://dashboard.stripe.com';
      expect(cardErrorKind(error)).toBe(kind);
      const isUserFacing = error.type === 'card_error' || error.type === 'validation_error';
      const shownMessage = cardErrorMessage(isUserFacing ? error : { ...error, message }, allCopy);
      expect(shownMessage).toBe(allCopy.cardErrors[kind]);
    },
  );

  it('an unknown error type is treated as a general error', () => {
    // Stripe.js could return an error type that this version of the app does not know, because the browser always loads
    // the newest Stripe.js.
    const error = JSON.parse('{"type": "toString", "message": "pk_test_123"}');
    expect(cardErrorMessage(error, allCopy)).toBe(
      'The payment did not work. Try again in a while, or try another card.',
    );
  });
});
