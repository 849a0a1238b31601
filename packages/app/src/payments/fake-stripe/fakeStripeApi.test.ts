import { describe, expect, it } from 'vitest';
import { createFakeStripeApi } from './fakeStripeApi.ts';

const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const intent = { id: 'pi_1', status: 'succeeded', amount: 16_500_000, currency: 'bdt', client_secret: 'pi_1_secret' };

const apiThat = (responses: (url: string, init?: RequestInit) => Response | Promise<Response>) =>
  createFakeStripeApi({ demoUrl: '/api', fetch: async (input, init) => responses(String(input), init) });

describe('fake Stripe API', () => {
  it('the fake Stripe API sends the card once, as JSON', async () => {
    const input: unknown[] = [];
    const api = apiThat((url, init) => {
      input.push([init?.method, url, JSON.parse(String(init?.body))]);
      return Response.json({ paymentIntent: intent });
    });
    expect((await api.confirm('pi_1_secret', card)).paymentIntent).toMatchObject(intent);
    expect(input).toEqual([['POST', '/api/_cards/confirm', { clientSecret: 'pi_1_secret', card }]]);
  });

  it('the fake Stripe API URL-encodes the client secret when it retrieves a payment', async () => {
    const input: string[] = [];
    const api = apiThat((url) => {
      input.push(url);
      return Response.json({ paymentIntent: intent });
    });
    await api.retrieve('a&b=c');
    expect(input).toEqual(['/api/_cards/intent?clientSecret=a%26b%3Dc']);
  });

  it('the fake Stripe API returns the error of a declined card together with the payment intent', async () => {
    const error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      payment_intent: { ...intent, status: 'requires_payment_method' },
    };
    const api = apiThat(() => Response.json({ error }, { status: 402 }));
    const { error: declineError } = await api.confirm('pi_1_secret', card);
    expect(declineError).toMatchObject({ code: 'card_declined', message: 'Your card was declined.' });
    expect(declineError?.payment_intent?.status).toBe('requires_payment_method');
  });

  it.each(['api_connection_error', 'api_error'])(
    'the fake Stripe API returns an error of the type %s unchanged',
    async (type) => {
      const api = apiThat(() => Response.json({ error: { type, message: 'The message of the server.' } }));
      expect(await api.retrieve('pi_1_secret')).toEqual({ error: { type, message: 'The message of the server.' } });
    },
  );

  it.each(['canceled', 'processing', 'requires_action'])(
    'the fake Stripe API returns a payment intent with the status %s',
    async (status) => {
      const api = apiThat(() => Response.json({ paymentIntent: { ...intent, status } }));
      expect((await api.retrieve('pi_1_secret')).paymentIntent).toMatchObject({ ...intent, status });
    },
  );

  it('the fake Stripe API reports a lost connection with a message that does not contain the URL', async () => {
    const api = apiThat(() => Promise.reject(new TypeError('fetch failed: http://somewhere/?key=1')));
    expect(await api.confirm('pi_1_secret', card)).toEqual({
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      },
    });
  });

  it.each([
    ['an HTML page', new Response('<!doctype html>', { status: 502 })],
    ['nothing', new Response(null, { status: 204 })],
  ])('the fake Stripe API returns an error instead of throwing for %s', async (_, response) => {
    const { error, paymentIntent } = await apiThat(() => response).confirm('pi_1_secret', card);
    expect(paymentIntent).toBeUndefined();
    expect(error?.type).toBe('api_error');
  });
});
