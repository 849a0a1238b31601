import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { everyWord } from '@second-gear/ui/copy';
import { describe, expect, it } from 'vitest';
import { declineCodes, errorCodes, notForBuyers } from '../checkout/testing/stripeCodes.ts';
import { cardCodes, cardProblemOf, cardSentence, problemByType } from './cardErrors.ts';

/** The types of error, as Stripe's browser library declares them. */
const typesOfStripe = (): string[] => {
  const library = createRequire(import.meta.url).resolve('@stripe/stripe-js');
  const declared = readFileSync(library.replace(/(@stripe.stripe-js.).*$/, '$1dist/stripe-js/stripe.d.ts'), 'utf8');
  const union = /export type StripeErrorType =([^;]+);/.exec(declared)?.[1] ?? '';
  return [...union.matchAll(/\| '(\w+)'/g)].map(([, type = '']) => type);
};

const cardError = { type: 'card_error' } as const;

describe('what Stripe says about a card, in our words', () => {
  it('knows every type of error that Stripe declares, and no other', () => {
    expect(typesOfStripe().length).toBeGreaterThan(5);
    expect(Object.keys(problemByType).sort()).toEqual(typesOfStripe().sort());
  });

  it.each(declineCodes)('has a sentence for the decline code %s, on purpose', (code) => {
    expect(cardCodes.has(code)).toBe(true);
    const problem = cardProblemOf({ ...cardError, code: 'card_declined', decline_code: code });
    expect(problem).not.toBe('general');
    expect(everyWord.cardProblems[problem]).toMatch(/\.$/);
  });

  it('has a sentence for every error code of Stripe, or has named it as nothing that a buyer can mend', () => {
    const silent = errorCodes.filter((code) => !cardCodes.has(code));
    expect(silent).toEqual(notForBuyers);
    expect(notForBuyers.filter((code) => /card|cvc|expir(y|ed_card)|funds|declin/.test(code))).toEqual([
      'bank_account_declined',
      'cardholder_phone_number_required',
    ]);
  });

  it.each(['lost_card', 'stolen_card', 'fraudulent', 'merchant_blacklist', 'pickup_card'])(
    'does not tell whoever holds the card that it is known as %s',
    (code) => {
      expect(cardSentence({ ...cardError, code: 'card_declined', decline_code: code }, everyWord)).toBe(
        'Your card was declined. Try another card.',
      );
    },
  );

  it('has a sentence of its own for every problem', () => {
    const sentences = Object.values(everyWord.cardProblems);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("shows the provider's own message about a card (spec §5)", () => {
    const message = 'Your card has insufficient funds.';
    expect(cardSentence({ ...cardError, code: 'card_declined', message }, everyWord)).toBe(message);
    expect(cardSentence({ type: 'validation_error', code: 'incomplete_number', message }, everyWord)).toBe(message);
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
  ] as const)('keeps to itself what is not meant for people (%o)', (error, problem) => {
    const message = 'Invalid API Key provided: pk_test_123, see https://dashboard.stripe.com';
    expect(cardProblemOf(error)).toBe(problem);
    const isForPeople = error.type === 'card_error' || error.type === 'validation_error';
    const told = cardSentence(isForPeople ? error : { ...error, message }, everyWord);
    expect(told).toBe(everyWord.cardProblems[problem]);
  });

  it('takes a type of tomorrow for a general problem', () => {
    // As a newer library at the other end of the script tag would send it.
    const error = JSON.parse('{"type": "toString", "message": "pk_test_123"}');
    expect(cardSentence(error, everyWord)).toBe('The payment did not work. Try again in a while, or try another card.');
  });
});
