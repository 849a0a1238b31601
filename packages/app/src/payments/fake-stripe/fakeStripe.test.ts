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

describe('card element in a page', () => {
  it('the card element can be focused and blurred, and emits an event for focus, for blur and for the Escape key', () => {
    const { card, pressEscape } = openTestPage();
    const events: string[] = [];
    card.on('focus', () => events.push('focus'));
    card.on('blur', () => events.push('blur'));
    card.on('escape', () => events.push('escape'));
    card.focus();
    pressEscape();
    card.blur();
    expect(events).toEqual(['focus', 'escape', 'blur']);
  });

  it('the card element shows no error after its text was cleared', () => {
    const { card, type, blur, changes, visible } = openTestPage();
    type({ number: '4242', expiry: '', cvc: '' });
    blur();
    expect(changes.at(-1)?.error).toBeDefined();
    card.clear();
    expect(changes.at(-1)).toMatchObject({ empty: true, complete: false, error: undefined });
    expect(visible()?.value).toEqual({ number: '', expiry: '', cvc: '' });
  });
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

  it('confirmCardPayment continues an open 3-D Secure challenge', async () => {
    const page = openTestPage({ responses: [intent('requires_action'), intent('succeeded')] });
    expect((await page.stripe.handleNextAction({ clientSecret: secret })).paymentIntent?.status).toBe('succeeded');
    expect(page.requests.map(([path]) => path)).toEqual([
      '/_cards/intent?clientSecret=pi_1_secret',
      '/_cards/authenticate',
    ]);
  });

  it('handleNextAction throws when the intent has no open 3-D Secure challenge', async () => {
    const page = openTestPage({ responses: [intent('succeeded')] });
    await expect(page.stripe.handleNextAction({ clientSecret: secret })).rejects.toThrow('requires_action');
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

  it('the card element emits the state of the typed card, but never its number', () => {
    const page = openTestPage();
    page.type({ ...good, number: '4242' });
    page.type(good);
    expect(page.changes.map(({ complete, empty, brand }) => ({ complete, empty, brand }))).toEqual([
      { complete: false, empty: false, brand: 'visa' },
      { complete: true, empty: false, brand: 'visa' },
    ]);
    expect(JSON.stringify(page.changes)).not.toContain('4242');
  });

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

  it('the card element calls a ready listener even when it is added after the event', async () => {
    const page = openTestPage();
    page.emitReady();
    await new Promise<void>((resolve) => page.card.on('ready', () => resolve()));
  });

  it('the card element clears the card when it is unmounted', async () => {
    const page = openTestPage();
    page.type(good);
    page.card.unmount();
    expect(page.visible()).toBeUndefined();
    page.card.mount('#card');
    expect(page.visible()?.value).toEqual({ number: '', expiry: '', cvc: '' });
    expect((await page.pay()).error?.code).toBe('incomplete_number');
  });

  it('the card element can be disabled', () => {
    const page = openTestPage();
    page.card.update({ disabled: true });
    expect(page.visible()?.isDisabled).toBe(true);
  });

  it('only one card element can exist at a time, and it cannot be mounted after it was destroyed', () => {
    const { elements, card } = openTestPage();
    expect(elements.getElement('card')).toBe(card);
    expect(() => elements.create('card')).toThrow('one Element');
    card.destroy();
    expect(elements.getElement('card')).toBeNull();
    expect(() => card.mount('#card')).toThrow('destroyed');
    expect(elements.create('card')).not.toBe(card);
  });

  it('the card element does not call listeners that were removed', () => {
    const page = openTestPage();
    const once = vi.fn();
    const never = vi.fn();
    page.card.once('change', once);
    page.card.on('change', never);
    page.card.off('change', never);
    page.type({ ...good, number: '4' });
    page.type(good);
    expect(once).toHaveBeenCalledTimes(1);
    expect(never).not.toHaveBeenCalled();
  });
});
