import type { PaymentIntent, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardValue } from './card.ts';
import type { CardFieldsEvents, CardFieldsView } from './cardElement.ts';
import { createFakeStripe } from './fakeStripe.ts';
import { createFakeStripeApi } from './fakeStripeApi.ts';

const secret = 'pi_1_secret';
const good: CardValue = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };
const intent = (status: PaymentIntent['status']) => ({
  paymentIntent: { id: 'pi_1', status, amount: 16_500_000, currency: 'bdt', client_secret: secret },
});

/** An API that returns these responses one after the other, and the list of requests that it has received. */
const createApi = (responses: object[]) => {
  const requests: [path: string, body: unknown][] = [];
  const api = createFakeStripeApi({
    demoUrl: '',
    fetch: async (url, init) => {
      requests.push([String(url), init?.body ? JSON.parse(String(init.body)) : undefined]);
      return Response.json(responses.shift());
    },
  });
  return { api, requests };
};

const openTestPage = ({ responses = [] as object[], passes = true } = {}) => {
  const { api, requests } = createApi(responses);
  let visible: CardFieldsView | undefined;
  let events: CardFieldsEvents | undefined;
  const challenge = vi.fn(async () => passes);
  const stripe = createFakeStripe({
    api: api,
    challenge,
    now: () => new Date(2026, 5, 15),
    mountFields: (_, view, submitted) => {
      visible = view;
      events = submitted;
      return {
        show: (next) => {
          visible = next;
        },
        focus: () => submitted.onFocus(),
        blur: () => submitted.onBlur(),
        remove: () => {
          visible = undefined;
        },
      };
    },
  });
  const elements = stripe.elements();
  const card = elements.create('card');
  const changes: StripeCardElementChangeEvent[] = [];
  card.on('change', (change) => changes.push(change));
  card.mount('#card');
  return {
    stripe,
    elements,
    card,
    requests,
    challenge,
    changes,
    visible: () => visible,
    type: (value: CardValue) => events?.onChange(value),
    blur: () => events?.onBlur(),
    emitReady: () => events?.onReady(),
    pressEscape: () => events?.onEscape(),
    pay: () => stripe.confirmCardPayment(secret, { payment_method: { card } }),
  };
};

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({}) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('confirmCardPayment', () => {
  it('confirmCardPayment sends the card number as digits without spaces, and returns the payment intent', async () => {
    const page = openTestPage({ responses: [intent('succeeded')] });
    page.type(good);
    expect((await page.pay()).paymentIntent).toMatchObject({ id: 'pi_1', status: 'succeeded' });
    expect(page.requests).toEqual([
      ['/_cards/confirm', { clientSecret: secret, card: { number: '4242424242424242', expiry: '12/30', cvc: '123' } }],
    ]);
    expect(page.challenge).not.toHaveBeenCalled();
  });

  it('confirmCardPayment sends no request for an incomplete card, and shows which field is incomplete', async () => {
    const page = openTestPage();
    page.type({ ...good, expiry: '', cvc: '' });
    expect(await page.pay()).toEqual({
      error: {
        type: 'validation_error',
        code: 'incomplete_expiry',
        message: "Your card's expiration date is incomplete.",
      },
    });
    expect(page.requests).toEqual([]);
    expect(page.visible()?.errors).toMatchObject({
      number: undefined,
      expiry: "Your card's expiration date is incomplete.",
      cvc: "Your card's security code is incomplete.",
    });
  });

  it.each([
    ['completes', true, 'succeeded'],
    ['fails', false, 'requires_payment_method'],
  ] as const)(
    'confirmCardPayment shows the 3-D Secure challenge, and returns the result when the cardholder %s it',
    async (_, passes, status) => {
      const page = openTestPage({ responses: [intent('requires_action'), intent(status)], passes });
      page.type(good);
      expect((await page.pay()).paymentIntent?.status).toBe(status);
      expect(page.requests.at(-1)).toEqual(['/_cards/authenticate', { clientSecret: secret, passed: passes }]);
    },
  );

  it('confirmCardPayment does not show the 3-D Secure challenge when the option handleActions is false', async () => {
    const page = openTestPage({ responses: [intent('requires_action')] });
    page.type(good);
    const { paymentIntent } = await page.stripe.confirmCardPayment(
      secret,
      { payment_method: { card: page.card } },
      { handleActions: false },
    );
    expect(paymentIntent?.status).toBe('requires_action');
    expect(page.challenge).not.toHaveBeenCalled();
  });

  it('confirmCardPayment keeps the typed card after a decline, so that the user can try again', async () => {
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
    const page = openTestPage({ responses: [{ error }, intent('succeeded')] });
    page.type(good);
    expect((await page.pay()).error?.message).toBe('Your card was declined.');
    expect((await page.pay()).paymentIntent?.status).toBe('succeeded');
  });
});

describe('card element', () => {
  const lastError = (changes: StripeCardElementChangeEvent[]) => changes.at(-1)?.error?.message;

  it('the card element shows an invalid field immediately, and an incomplete field only after the user has left it', () => {
    const page = openTestPage();
    page.type({ number: '4242 4242 4242 4241', expiry: '', cvc: '' });
    expect(lastError(page.changes)).toBe('Your card number is invalid.');

    page.type({ number: '4242 42', expiry: '', cvc: '' });
    expect(lastError(page.changes)).toBeUndefined();
    page.blur();
    expect(lastError(page.changes)).toBe('Your card number is incomplete.');

    // The error of a field stays while the user types in another field, and disappears when the user types in the field
    // itself.
    page.type({ number: '4242 42', expiry: '1', cvc: '' });
    expect(lastError(page.changes)).toBe('Your card number is incomplete.');
    page.type({ number: '4242 424', expiry: '1', cvc: '' });
    expect(lastError(page.changes)).toBeUndefined();
  });
});
