import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMock } from '../support/startMock.ts';

const server = await startMock();
afterAll(() => server.close());
beforeEach(() => server.reset());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/_cards/intents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const good = { amount: 16_500_000, currency: 'bdt' };

test('the intent route creates an intent for another server, and a card can be charged for this intent', async () => {
  const response = await post(good);
  const intent = await response.json();
  expect([response.status, intent]).toEqual([
    200,
    {
      id: expect.stringMatching(/^pi_/),
      status: 'requires_payment_method',
      amount: 16_500_000,
      currency: 'bdt',
      client_secret: expect.stringMatching(`^${intent.id}_secret_`),
    },
  ]);
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123' };
  const paid = await fetch(`${server.url}/_cards/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret: intent.client_secret, card }),
  });
  expect(await paid.json()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  expect(await (await fetch(`${server.url}/_ledger`)).json()).toMatchObject([{ intentId: intent.id, ...good }]);
});

test('the route that creates payment intents responds with 404 when other machines can reach the mock server', async () => {
  const open = await startMock({ host: '0.0.0.0' });
  const response = await fetch(`${open.url}/_cards/intents`, { method: 'POST', body: '{}' });
  await open.close();
  expect(response.status).toBe(404);
});
