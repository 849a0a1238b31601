import { createMockServer, type MockServer, openMemoryDatabase } from '@second-gear/mock-server';
import { emptyDb } from '@second-gear/mock-server/backend';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeStripeApi, type FakeStripeApi } from './fakeStripeApi.ts';

const secret = 'pi_1_secret';
const card = (number: string) => ({ number, expiry: '12/40', cvc: '123' });

let server: MockServer;
let api: FakeStripeApi;

beforeEach(async () => {
  const intent = {
    _id: '0'.repeat(24),
    id: 'pi_1',
    clientSecret: secret,
    amount: 16_500_000,
    currency: 'bdt',
    status: 'requires_payment_method',
  } as const;
  const page = openMemoryDatabase({ db: { ...emptyDb(), intents: [intent] }, accounts: [] });
  server = await createMockServer({ database: page, port: 0 });
  api = createFakeStripeApi({ demoUrl: `http://localhost:${server.port}` });
});
afterEach(() => server.close());

const charges = () => server.store.read().db.charges.length;

it.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
])(
  'the fake Stripe declines the card %s, and then accepts another card for the same payment intent',
  async (number, message) => {
    const { error } = await api.confirm(secret, card(number));
    expect(error).toMatchObject({ type: 'card_error', message });
    expect(error?.payment_intent?.status).toBe('requires_payment_method');
    expect((await api.confirm(secret, card('4242424242424242'))).paymentIntent?.status).toBe('succeeded');
    expect(charges()).toBe(1);
  },
);

it('the fake Stripe charges once, and returns an error when a charged payment is confirmed again', async () => {
  await api.confirm(secret, card('4242424242424242'));
  const again = await api.confirm(secret, card('4242424242424242'));
  expect(again.error?.code).toBe('payment_intent_unexpected_state');
  expect(again.error?.payment_intent).toMatchObject({ id: 'pi_1', status: 'succeeded' });
  expect((await api.retrieve(secret)).paymentIntent?.status).toBe('succeeded');
  expect(charges()).toBe(1);
});

it.each([
  [true, undefined, 1],
  [false, 'payment_intent_authentication_failure', 0],
])(
  'the fake Stripe charges the card only if the cardholder passes the 3-D Secure challenge (passes: %s)',
  async (passed, code, charged) => {
    expect((await api.confirm(secret, card('4000002500003155'))).paymentIntent?.status).toBe('requires_action');
    expect(charges()).toBe(0);
    expect((await api.authenticate(secret, passed)).error?.code).toBe(code);
    expect(charges()).toBe(charged);
  },
);

it('the fake Stripe finds no payment for a wrong client secret', async () => {
  expect((await api.retrieve('pi_2_secret')).error?.code).toBe('resource_missing');
});
