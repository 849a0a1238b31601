import type { PaymentIntent, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardValue } from './card.ts';
import { createLocalStripe } from './fakeStripe.ts';
import { createCardDesk } from './fakeStripeApi.ts';
import type { CardFieldsEvents, CardFieldsView } from './ui/cardElement.ts';

const secret = 'pi_1_secret';
const good: CardValue = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };
const intent = (status: PaymentIntent['status']) => ({
  paymentIntent: { id: 'pi_1', status, amount: 16_500_000, currency: 'bdt', client_secret: secret },
});

/** A desk that gives these answers in turn, and what it was asked. */
const openDesk = (answers: object[]) => {
  const asked: [path: string, body: unknown][] = [];
  const desk = createCardDesk({
    demoUrl: '',
    fetch: async (input, init) => {
      asked.push([String(input), init?.body ? JSON.parse(String(init.body)) : undefined]);
      return Response.json(answers.shift());
    },
  });
  return { desk, asked };
};

const openShop = ({ answers = [] as object[], passes = true } = {}) => {
  const { desk, asked } = openDesk(answers);
  let shown: CardFieldsView | undefined;
  let events: CardFieldsEvents | undefined;
  const challenge = vi.fn(async () => passes);
  const stripe = createLocalStripe({
    desk,
    challenge,
    now: () => new Date(2026, 5, 15),
    mountFields: (_, view, given) => {
      shown = view;
      events = given;
      return {
        show: (next) => {
          shown = next;
        },
        focus: () => given.onFocus(),
        blur: () => given.onBlur(),
        remove: () => {
          shown = undefined;
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
    asked,
    challenge,
    changes,
    shown: () => shown,
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

describe('the card element, as a page has it', () => {
  it('takes the cursor, gives it away, and tells of both and of Escape', () => {
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

  it('can be emptied, and complains of nothing then', () => {
    const { card, type, leave, changes, shown } = openShop();
    type({ number: '4242', expiry: '', cvc: '' });
    leave();
    expect(changes.at(-1)?.error).toBeDefined();
    card.clear();
    expect(changes.at(-1)).toMatchObject({ empty: true, complete: false, error: undefined });
    expect(shown()?.value).toEqual({ number: '', expiry: '', cvc: '' });
  });
});

describe('paying', () => {
  it('sends the card as digits and brings the payment back', async () => {
    const shop = openShop({ answers: [intent('succeeded')] });
    shop.type(good);
    expect((await shop.pay()).paymentIntent).toMatchObject({ id: 'pi_1', status: 'succeeded' });
    expect(shop.asked).toEqual([
      ['/_cards/confirm', { clientSecret: secret, card: { number: '4242424242424242', expiry: '12/30', cvc: '123' } }],
    ]);
    expect(shop.challenge).not.toHaveBeenCalled();
  });

  it('asks nobody about an unfinished card, and points out what is missing', async () => {
    const shop = openShop();
    shop.type({ ...good, expiry: '', cvc: '' });
    expect(await shop.pay()).toEqual({
      error: {
        type: 'validation_error',
        code: 'incomplete_expiry',
        message: "Your card's expiration date is incomplete.",
      },
    });
    expect(shop.asked).toEqual([]);
    expect(shop.shown()?.errors).toMatchObject({
      number: undefined,
      expiry: "Your card's expiration date is incomplete.",
      cvc: "Your card's security code is incomplete.",
    });
  });

  it.each([
    ['completes', true, 'succeeded'],
    ['fails', false, 'requires_payment_method'],
  ] as const)('has the cardholder authenticate, who %s', async (_, passes, status) => {
    const shop = openShop({ answers: [intent('requires_action'), intent(status)], passes });
    shop.type(good);
    expect((await shop.pay()).paymentIntent?.status).toBe(status);
    expect(shop.asked.at(-1)).toEqual(['/_cards/authenticate', { clientSecret: secret, passed: passes }]);
  });

  it('leaves the authentication to the caller who wants that', async () => {
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

  it('carries on with an authentication that was left open', async () => {
    const shop = openShop({ answers: [intent('requires_action'), intent('succeeded')] });
    expect((await shop.stripe.handleNextAction({ clientSecret: secret })).paymentIntent?.status).toBe('succeeded');
    expect(shop.asked.map(([path]) => path)).toEqual([
      '/_cards/intent?clientSecret=pi_1_secret',
      '/_cards/authenticate',
    ]);
  });

  it('has nothing to carry on with where nothing is open', async () => {
    const shop = openShop({ answers: [intent('succeeded')] });
    await expect(shop.stripe.handleNextAction({ clientSecret: secret })).rejects.toThrow('requires_action');
  });

  it('keeps the card for a second try after a refusal', async () => {
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
    const shop = openShop({ answers: [{ error }, intent('succeeded')] });
    shop.type(good);
    expect((await shop.pay()).error?.message).toBe('Your card was declined.');
    expect((await shop.pay()).paymentIntent?.status).toBe('succeeded');
  });
});

describe('the card element', () => {
  const lastError = (changes: StripeCardElementChangeEvent[]) => changes.at(-1)?.error?.message;

  it('tells what is typed, and never the number itself', () => {
    const shop = openShop();
    shop.type({ ...good, number: '4242' });
    shop.type(good);
    expect(shop.changes.map(({ complete, empty, brand }) => ({ complete, empty, brand }))).toEqual([
      { complete: false, empty: false, brand: 'visa' },
      { complete: true, empty: false, brand: 'visa' },
    ]);
    expect(JSON.stringify(shop.changes)).not.toContain('4242');
  });

  it('says at once what is wrong, but only after leaving what is unfinished', () => {
    const shop = openShop();
    shop.type({ number: '4242 4242 4242 4241', expiry: '', cvc: '' });
    expect(lastError(shop.changes)).toBe('Your card number is invalid.');

    shop.type({ number: '4242 42', expiry: '', cvc: '' });
    expect(lastError(shop.changes)).toBeUndefined();
    shop.leave();
    expect(lastError(shop.changes)).toBe('Your card number is incomplete.');

    // Going on with another field does not take it back; going on with this one does.
    shop.type({ number: '4242 42', expiry: '1', cvc: '' });
    expect(lastError(shop.changes)).toBe('Your card number is incomplete.');
    shop.type({ number: '4242 424', expiry: '1', cvc: '' });
    expect(lastError(shop.changes)).toBeUndefined();
  });

  it('is ready for those too who listen late', async () => {
    const shop = openShop();
    shop.getReady();
    await new Promise<void>((resolve) => shop.card.on('ready', () => resolve()));
  });

  it('forgets the card with the page', async () => {
    const shop = openShop();
    shop.type(good);
    shop.card.unmount();
    expect(shop.shown()).toBeUndefined();
    shop.card.mount('#card');
    expect(shop.shown()?.value).toEqual({ number: '', expiry: '', cvc: '' });
    expect((await shop.pay()).error?.code).toBe('incomplete_number');
  });

  it('can be switched off', () => {
    const shop = openShop();
    shop.card.update({ disabled: true });
    expect(shop.shown()?.isDisabled).toBe(true);
  });

  it('is one at a time, and gone when destroyed', () => {
    const { elements, card } = openShop();
    expect(elements.getElement('card')).toBe(card);
    expect(() => elements.create('card')).toThrow('one Element');
    card.destroy();
    expect(elements.getElement('card')).toBeNull();
    expect(() => card.mount('#card')).toThrow('destroyed');
    expect(elements.create('card')).not.toBe(card);
  });

  it('stops telling those who no longer listen', () => {
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
