import type { PaymentIntent, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardValue } from './card.ts';
import { createFakeStripe } from './fakeStripe.ts';
import { createFakeStripeApi } from './fakeStripeApi.ts';
import type { CardFieldsEvents, CardFieldsView } from './ui/cardElement.ts';

const secret = 'pi_1_secret';
const good: CardValue = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };
const intent = (status: PaymentIntent['status']) => ({
  paymentIntent: { id: 'pi_1', status, amount: 16_500_000, currency: 'bdt', client_secret: secret },
});

/** An API that returns these responses one after the other, and the requests that it got. */
const createApi = (answers: object[]) => {
  const requests: [path: string, body: unknown][] = [];
  const api = createFakeStripeApi({
    demoUrl: '',
    fetch: async (url, init) => {
      requests.push([String(url), init?.body ? JSON.parse(String(init.body)) : undefined]);
      return Response.json(answers.shift());
    },
  });
  return { api, requests };
};

const openShop = ({ answers = [] as object[], passes = true } = {}) => {
  const { api, requests } = createApi(answers);
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
    leave: () => events?.onBlur(),
    getReady: () => events?.onReady(),
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

describe('card element in a page', () => {
  it('takes and loses the focus, and emits events for both and for Escape', () => {
    const { card, pressEscape } = openShop();
    const heard: string[] = [];
    card.on('focus', () => heard.push('focus'));
    card.on('blur', () => heard.push('blur'));
    card.on('escape', () => heard.push('escape'));
    card.focus();
    pressEscape();
    card.blur();
    expect(heard).toEqual(['focus', 'escape', 'blur']);
  });

  it('can be cleared, and shows no error then', () => {
    const { card, type, leave, changes, visible } = openShop();
    type({ number: '4242', expiry: '', cvc: '' });
    leave();
    expect(changes.at(-1)?.error).toBeDefined();
    card.clear();
    expect(changes.at(-1)).toMatchObject({ empty: true, complete: false, error: undefined });
    expect(visible()?.value).toEqual({ number: '', expiry: '', cvc: '' });
  });
});

describe('paying', () => {
  it('sends the card as digits and returns the payment', async () => {
    const shop = openShop({ answers: [intent('succeeded')] });
    shop.type(good);
    expect((await shop.pay()).paymentIntent).toMatchObject({ id: 'pi_1', status: 'succeeded' });
    expect(shop.requests).toEqual([
      ['/_cards/confirm', { clientSecret: secret, card: { number: '4242424242424242', expiry: '12/30', cvc: '123' } }],
    ]);
    expect(shop.challenge).not.toHaveBeenCalled();
  });

  it('sends no request for an incomplete card, and shows what is missing', async () => {
    const shop = openShop();
    shop.type({ ...good, expiry: '', cvc: '' });
    expect(await shop.pay()).toEqual({
      error: {
        type: 'validation_error',
        code: 'incomplete_expiry',
        message: "Your card's expiration date is incomplete.",
      },
    });
    expect(shop.requests).toEqual([]);
    expect(shop.visible()?.errors).toMatchObject({
      number: undefined,
      expiry: "Your card's expiration date is incomplete.",
      cvc: "Your card's security code is incomplete.",
    });
  });

  it.each([
    ['completes', true, 'succeeded'],
    ['fails', false, 'requires_payment_method'],
  ] as const)('shows the 3-D Secure challenge to a cardholder who %s', async (_, passes, status) => {
    const shop = openShop({ answers: [intent('requires_action'), intent(status)], passes });
    shop.type(good);
    expect((await shop.pay()).paymentIntent?.status).toBe(status);
    expect(shop.requests.at(-1)).toEqual(['/_cards/authenticate', { clientSecret: secret, passed: passes }]);
  });

  it('leaves the challenge to the caller when asked to', async () => {
    const shop = openShop({ answers: [intent('requires_action')] });
    shop.type(good);
    const { paymentIntent } = await shop.stripe.confirmCardPayment(
      secret,
      { payment_method: { card: shop.card } },
      { handleActions: false },
    );
    expect(paymentIntent?.status).toBe('requires_action');
    expect(shop.challenge).not.toHaveBeenCalled();
  });

  it('continues an open challenge', async () => {
    const shop = openShop({ answers: [intent('requires_action'), intent('succeeded')] });
    expect((await shop.stripe.handleNextAction({ clientSecret: secret })).paymentIntent?.status).toBe('succeeded');
    expect(shop.requests.map(([path]) => path)).toEqual([
      '/_cards/intent?clientSecret=pi_1_secret',
      '/_cards/authenticate',
    ]);
  });

  it('throws when there is no open challenge', async () => {
    const shop = openShop({ answers: [intent('succeeded')] });
    await expect(shop.stripe.handleNextAction({ clientSecret: secret })).rejects.toThrow('requires_action');
  });

  it('keeps the card for a second try after a decline', async () => {
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
    const shop = openShop({ answers: [{ error }, intent('succeeded')] });
    shop.type(good);
    expect((await shop.pay()).error?.message).toBe('Your card was declined.');
    expect((await shop.pay()).paymentIntent?.status).toBe('succeeded');
  });
});

describe('card element', () => {
  const lastError = (changes: StripeCardElementChangeEvent[]) => changes.at(-1)?.error?.message;

  it('emits what is typed, but never the number itself', () => {
    const shop = openShop();
    shop.type({ ...good, number: '4242' });
    shop.type(good);
    expect(shop.changes.map(({ complete, empty, brand }) => ({ complete, empty, brand }))).toEqual([
      { complete: false, empty: false, brand: 'visa' },
      { complete: true, empty: false, brand: 'visa' },
    ]);
    expect(JSON.stringify(shop.changes)).not.toContain('4242');
  });

  it('shows an invalid field at once, and an incomplete one only after it was left', () => {
    const shop = openShop();
    shop.type({ number: '4242 4242 4242 4241', expiry: '', cvc: '' });
    expect(lastError(shop.changes)).toBe('Your card number is invalid.');

    shop.type({ number: '4242 42', expiry: '', cvc: '' });
    expect(lastError(shop.changes)).toBeUndefined();
    shop.leave();
    expect(lastError(shop.changes)).toBe('Your card number is incomplete.');

    // Typing in another field keeps the error; typing in this one removes it.
    shop.type({ number: '4242 42', expiry: '1', cvc: '' });
    expect(lastError(shop.changes)).toBe('Your card number is incomplete.');
    shop.type({ number: '4242 424', expiry: '1', cvc: '' });
    expect(lastError(shop.changes)).toBeUndefined();
  });

  it('emits ready for listeners that are added late', async () => {
    const shop = openShop();
    shop.getReady();
    await new Promise<void>((resolve) => shop.card.on('ready', () => resolve()));
  });

  it('clears the card when it is unmounted', async () => {
    const shop = openShop();
    shop.type(good);
    shop.card.unmount();
    expect(shop.visible()).toBeUndefined();
    shop.card.mount('#card');
    expect(shop.visible()?.value).toEqual({ number: '', expiry: '', cvc: '' });
    expect((await shop.pay()).error?.code).toBe('incomplete_number');
  });

  it('can be disabled', () => {
    const shop = openShop();
    shop.card.update({ disabled: true });
    expect(shop.visible()?.isDisabled).toBe(true);
  });

  it('allows one element at a time, and is unusable after destroy', () => {
    const { elements, card } = openShop();
    expect(elements.getElement('card')).toBe(card);
    expect(() => elements.create('card')).toThrow('one Element');
    card.destroy();
    expect(elements.getElement('card')).toBeNull();
    expect(() => card.mount('#card')).toThrow('destroyed');
    expect(elements.create('card')).not.toBe(card);
  });

  it('does not call listeners that were removed', () => {
    const shop = openShop();
    const once = vi.fn();
    const never = vi.fn();
    shop.card.once('change', once);
    shop.card.on('change', never);
    shop.card.off('change', never);
    shop.type({ ...good, number: '4' });
    shop.type(good);
    expect(once).toHaveBeenCalledTimes(1);
    expect(never).not.toHaveBeenCalled();
  });
});
