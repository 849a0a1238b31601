import { describe, expect, it } from 'vitest';
import { createCardDesk } from './fakeStripeApi.ts';

const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const intent = { id: 'pi_1', status: 'succeeded', amount: 16_500_000, currency: 'bdt', client_secret: 'pi_1_secret' };

const deskThat = (answers: (url: string, init?: RequestInit) => Response | Promise<Response>) =>
  createCardDesk({ demoUrl: '/api', fetch: async (input, init) => answers(String(input), init) });

describe('the card desk', () => {
  it('sends the card once, as JSON', async () => {
    const asked: unknown[] = [];
    const desk = deskThat((url, init) => {
      asked.push([init?.method, url, JSON.parse(String(init?.body))]);
      return Response.json({ paymentIntent: intent });
    });
    expect((await desk.confirm('pi_1_secret', card)).paymentIntent).toMatchObject(intent);
    expect(asked).toEqual([['POST', '/api/_cards/confirm', { clientSecret: 'pi_1_secret', card }]]);
  });

  it('encodes the secret it asks about', async () => {
    const asked: string[] = [];
    const desk = deskThat((url) => {
      asked.push(url);
      return Response.json({ paymentIntent: intent });
    });
    await desk.retrieve('a&b=c');
    expect(asked).toEqual(['/api/_cards/intent?clientSecret=a%26b%3Dc']);
  });

  it("passes the desk's refusal on, with the payment it is about", async () => {
    const error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      payment_intent: { ...intent, status: 'requires_payment_method' },
    };
    const desk = deskThat(() => Response.json({ error }, { status: 402 }));
    const { error: told } = await desk.confirm('pi_1_secret', card);
    expect(told).toMatchObject({ code: 'card_declined', message: 'Your card was declined.' });
    expect(told?.payment_intent?.status).toBe('requires_payment_method');
  });

  it.each([
    'api_connection_error',
    'api_error',
    'authentication_error',
    'card_error',
    'idempotency_error',
    'invalid_request_error',
    'rate_limit_error',
    'validation_error',
  ])('passes %s on as what it is', async (type) => {
    const desk = deskThat(() => Response.json({ error: { type, message: 'In the words of the desk.' } }));
    expect(await desk.retrieve('pi_1_secret')).toEqual({ error: { type, message: 'In the words of the desk.' } });
  });

  it.each([
    'canceled',
    'processing',
    'requires_action',
    'requires_capture',
    'requires_confirmation',
    'requires_payment_method',
    'succeeded',
  ])('passes on that a payment is %s', async (status) => {
    const desk = deskThat(() => Response.json({ paymentIntent: { ...intent, status } }));
    expect((await desk.retrieve('pi_1_secret')).paymentIntent).toMatchObject({ ...intent, status });
  });

  it('asks with no cookies, takes no old answer, and gives up one day', async () => {
    const asked: (RequestInit | undefined)[] = [];
    const desk = deskThat((_, init) => {
      asked.push(init);
      return Response.json({ paymentIntent: intent });
    });
    await desk.retrieve('pi_1_secret');
    await desk.authenticate('pi_1_secret', true);
    for (const init of asked) {
      expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit', signal: expect.any(AbortSignal) });
    }
  });

  it('says that the line is down, in words that name no address', async () => {
    const desk = deskThat(() => Promise.reject(new TypeError('fetch failed: http://somewhere/?key=1')));
    expect(await desk.confirm('pi_1_secret', card)).toEqual({
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      },
    });
  });

  it.each([
    ['a page in place of an answer', new Response('<!doctype html>', { status: 502 })],
    ['nothing', new Response(null, { status: 204 })],
    ['an unknown status', Response.json({ paymentIntent: { ...intent, status: 'charmed' } })],
    ["another server's error", Response.json({ message: 'No such path.' }, { status: 404 })],
  ])('makes no success of %s', async (_, response) => {
    const { error, paymentIntent } = await deskThat(() => response).confirm('pi_1_secret', card);
    expect(paymentIntent).toBeUndefined();
    expect(error?.type).toBe('api_error');
  });
});
