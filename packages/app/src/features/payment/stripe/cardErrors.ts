import type { Language, PaymentCopy } from '@second-gear/ui';
import type { StripeError } from '@stripe/stripe-js';

type CardErrorKind = keyof PaymentCopy['cardErrors'];

export type CardError = Pick<StripeError, 'type' | 'code' | 'decline_code' | 'message'>;

/** By what they mean to the buyer. https://docs.stripe.com/error-codes and https://docs.stripe.com/declines/codes */
const codesByKind: Partial<Record<CardErrorKind, string>> = {
  // Also lost and stolen cards and suspected fraud, about which Stripe asks to say no more.
  declined:
    'card_declined generic_decline fraudulent lost_card stolen_card pickup_card restricted_card security_violation ' +
    'merchant_blacklist payment_method_customer_decline payment_method_provider_decline debit_not_authorized',

  insufficientFunds: 'insufficient_funds card_velocity_exceeded withdrawal_count_limit_exceeded',

  number: 'incorrect_number invalid_number',

  expired:
    'expired_card invalid_expiry_month invalid_expiry_year invalid_expiry_month_past invalid_expiry_year_past ' +
    'expired_payment_method',

  cvc: 'incorrect_cvc invalid_cvc',

  address:
    'incorrect_zip incorrect_postal_code postal_code_invalid incorrect_address ' +
    'payment_method_billing_details_address_missing',

  incomplete: 'incomplete_number incomplete_expiry incomplete_cvc incomplete_zip',

  askBank:
    'call_issuer do_not_honor do_not_try_again no_action_taken not_permitted revocation_of_authorization ' +
    'revocation_of_all_authorizations stop_payment_order transaction_not_allowed service_not_allowed invalid_account ' +
    'new_account_information_available approve_with_id refer_to_customer payment_method_restricted ' +
    'card_decline_rate_limit_exceeded',

  otherCard:
    'card_not_supported currency_not_supported invalid_card_type payment_method_unsupported_type ' +
    'payment_method_currency_mismatch payment_method_not_available payment_intent_incompatible_payment_method ' +
    'token_card_network_invalid three_d_secure_authentication_not_supported country_unsupported',

  pin: 'incorrect_pin invalid_pin pin_try_exceeded offline_pin_required online_or_offline_pin_required',

  authentication:
    'authentication_required authentication_not_handled authentication_failure mobile_device_authentication_required ' +
    'payment_intent_authentication_failure payment_intent_action_required approval_required',

  tryAgain:
    'processing_error issuer_not_available try_again_later reenter_transaction payment_method_provider_timeout ' +
    'three_d_secure_authentication_upstream_error payment_intent_payment_attempt_failed ' +
    'payment_intent_payment_attempt_expired lock_timeout rate_limit payment_intent_rate_limit_exceeded',

  duplicate: 'duplicate_transaction idempotency_key_in_use',

  testCard: 'testmode_decline live_mode_test_card test_mode_live_card testmode_charges_only',

  amount:
    'invalid_amount invalid_charge_amount amount_too_large amount_too_small charge_exceeds_source_limit ' +
    'charge_exceeds_transaction_limit',
};

export const kindByCode: ReadonlyMap<string, CardErrorKind> = new Map(
  // `Object.entries` widens the keys to `string`.
  (Object.entries(codesByKind) as [CardErrorKind, string][]).flatMap(([problem, codes]) =>
    codes.split(' ').map((code) => [code, problem] as const),
  ),
);

const kindByErrorType: Record<StripeError['type'], CardErrorKind> = {
  card_error: 'declined',
  validation_error: 'incomplete',
  api_connection_error: 'unreachable',
  rate_limit_error: 'tryAgain',
  api_error: 'tryAgain',
  idempotency_error: 'tryAgain',
  // The app causes these, so the buyer cannot correct them.
  authentication_error: 'general',
  invalid_request_error: 'general',
};

/** By the bank's decline code, else by Stripe's error code, else by the error type. */
export const cardErrorKind = ({ type, code, decline_code: reason }: CardError): CardErrorKind =>
  kindByCode.get(reason ?? '') ??
  kindByCode.get(code ?? '') ??
  (Object.hasOwn(kindByErrorType, type) ? kindByErrorType[type] : 'general');

/** Stripe writes these messages for users. Others are about keys, parameters and requests. */
const userFacingTypes: readonly StripeError['type'][] = ['card_error', 'validation_error'];

/**
 * Stripe's own message about a card (docs/requirements.md §5 and §8), or the app's if Stripe has none for users, or the
 * page is in Bangla.
 */
export const cardErrorMessage = (
  error: CardError,
  { cardErrors }: Pick<PaymentCopy, 'cardErrors'>,
  language: Language = 'en',
): string =>
  (language === 'en' && userFacingTypes.includes(error.type) && error.message) || cardErrors[cardErrorKind(error)];
