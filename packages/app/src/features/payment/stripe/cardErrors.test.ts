import { allCopy } from '@second-gear/ui/copy';
import { describe, expect, it } from 'vitest';
import { cardErrorKind, cardErrorMessage, kindByCode } from './cardErrors.ts';

/**
 * Stripe's decline codes: why a bank or Stripe declines a card. Stripe's browser library types a code only as a string,
 * so the list is copied from https://docs.stripe.com/declines/codes.
 */
const declineCodes = `
  approve_with_id authentication_not_handled authentication_required call_issuer card_not_supported
  card_velocity_exceeded currency_not_supported do_not_honor do_not_try_again duplicate_transaction expired_card
  fraudulent generic_decline incorrect_address incorrect_cvc incorrect_number incorrect_pin incorrect_zip
  insufficient_funds invalid_account invalid_amount invalid_cvc invalid_expiry_month invalid_expiry_year
  invalid_number invalid_pin issuer_not_available lost_card merchant_blacklist
  mobile_device_authentication_required new_account_information_available no_action_taken not_permitted
  offline_pin_required online_or_offline_pin_required pickup_card pin_try_exceeded processing_error
  reenter_transaction restricted_card revocation_of_all_authorizations revocation_of_authorization
  security_violation service_not_allowed stolen_card stop_payment_order testmode_decline transaction_not_allowed
  try_again_later withdrawal_count_limit_exceeded
`
  .trim()
  .split(/\s+/);

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
