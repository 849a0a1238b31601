import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { bikes, bookings, buildBooking, buildUser, categories, users } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import * as v from 'valibot';
import { ApiError } from '#core/api/apiError.ts';
import type { Api } from '#core/api/client.ts';

/** A request to the server or to Stripe. The test's network calls `send`, or loses the request. */
export type Request<Answer> = { name: string; send: () => Promise<Answer> };

/** A network: delivers a request and its response, or throws. */
export type Network = <Answer>(request: Request<Answer>) => Promise<Answer>;

export const booking = bookings.unpaid;
export const bike = bikes.booked;

export type Card = '4242424242424242' | '4000000000000002' | '4000002500003155';

type Given = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

type StripeResponse = { paymentIntent?: PaymentIntent; error?: StripeError };

/** The buyers of the tests. Farhana has booked the bike before the others. */
export type Buyer = { email: string; booking: typeof booking };

/** The kinds of servers, by how they link an intent to its booking: */
export type ServerKind =
  /** The server reads the header `Idempotency-Key`, links the intent to the booking, and reserves the bike. */
  | 'reserves, with the key'
  /** The client sends no key. The server finds the booking by its price, and reserves the bike. */
  | 'reserves, without the key'
  /** The legacy server creates a new payment intent for each request, and links the intent to nothing. */
  | 'reserves nothing';

/**
 * Creates a mock backend with one bike that these buyers have booked. Tests check the result of a payment in the
 * backend's card ledger.
 */
export const createTestServer = async ({ buyers: count = 1 } = {}) => {
  const { farhana, imran: unrelatedUser } = users;
  const others = Array.from({ length: count - 1 }, (_, turn) =>
    buildUser({ name: `Buyer ${turn + 2}`, email: `buyer${turn + 2}@example.com`, role: 'buyer' }),
  );
  const buyers: Buyer[] = [
    { email: farhana.email, booking },
    ...others.map((buyer) => ({ email: buyer.email, booking: buildBooking({ bike, buyer }) })),
  ];
  const backend = createMockBackend({
    users: [farhana, unrelatedUser, ...others],
    categories: Object.values(categories),
    products: [bike],
    bookings: buyers.map(({ booking }) => booking),
    payments: [],
    intents: [],
    charges: [],
  });
  // The server issues the access tokens before the test, because a signature takes an unpredictable time and so could
  // change the order of events.
  const emails = [unrelatedUser.email, ...buyers.map(({ email }) => email)];
  const tokens = new Map(
    await Promise.all(emails.map(async (email) => [email, await backend.accessTokenFor(email)] as const)),
  );

  let pendingRequests = 0;
  const request = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<unknown> => {
    pendingRequests++;
    const response = backend.handle({
      method,
      path,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
    });
    const { status, json } = await response.finally(() => pendingRequests--);
    // The demo card service returns an error of Stripe in a normal response. An error of the server is thrown as an
    // ApiError.
    if (status < 400 || path.startsWith('/_cards/')) return json;
    const code = json && typeof json === 'object' && 'code' in json ? String(json.code) : undefined;
    throw new ApiError(status >= 500 ? 'serverError' : 'rejected', undefined, 0, code);
  };

  /** Calls one endpoint, and parses the response as the API client does. */
  const callEndpoint = async (
    name: EndpointName,
    input: Given,
    email: string,
    idempotencyKey?: string,
  ): Promise<unknown> => {
    const { method, bearer, response } = endpoints[name];
    const headers = {
      ...(bearer && { authorization: `bearer ${tokens.get(email)}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    return v.parse(response as v.GenericSchema, await request(method, pathOf(name, input), headers, input.body));
  };

  type ApiParts = { server?: ServerKind; email?: string };

  /** The endpoints of the API client that the checkout uses, over this network. */
  const apiOver = (network: Network, { server = 'reserves, with the key', email = farhana.email }: ApiParts = {}) => {
    // A legacy server cannot link the payment intent to a booking. The test uses a user without a booking for this
    // request, so that the mock backend cannot do so either.
    const emailFor = (name: EndpointName) =>
      name === 'createPaymentIntent' && server === 'reserves nothing' ? unrelatedUser.email : email;
    // A type assertion is needed, because TypeScript cannot infer the response type from the endpoint's name.
    // `callEndpoint` parses the response with the endpoint's schema.
    const over = <Name extends EndpointName>(name: Name) =>
      ((input: Given, options: { idempotencyKey?: string } = {}) =>
        network({
          name,
          send: () =>
            callEndpoint(
              name,
              input,
              emailFor(name),
              server === 'reserves, with the key' ? options.idempotencyKey : undefined,
            ),
        })) as Api[Name];
    return {
      createPaymentIntent: over('createPaymentIntent'),
      findBooking: over('findBooking'),
      listBikes: over('listBikes'),
      recordPayment: over('recordPayment'),
      markSold: over('markSold'),
    };
  };

  const stripeOver = (network: Network) => {
    // The response has only the fields that the checkout reads.
    const cards = async (name: string, path: string, body?: object): Promise<PaymentIntentResult> => {
      const response = await network({
        name,
        send: async () => (await request(body ? 'POST' : 'GET', `/_cards/${path}`, {}, body)) as StripeResponse,
      });
      return response as PaymentIntentResult;
    };
    return {
      confirm: (clientSecret: string, number: Card) =>
        cards('confirm', 'confirm', { clientSecret, card: { number, expiry: '12/40', cvc: '123' } }),
      authenticate: (clientSecret: string, passed: boolean) =>
        cards('authenticate', 'authenticate', { clientSecret, passed }),
      retrieve: (clientSecret: string) => cards('retrieve', `intent?${new URLSearchParams({ clientSecret })}`),
    };
  };

  return {
    buyers,
    apiOver,
    cardsOver: stripeOver,
    reset: backend.reset,
    /** Resolves when the backend handles no request and all promises that depend on its responses have run. */
    idle: async () => {
      do await new Promise<void>((resolve) => setImmediate(resolve));
      while (pendingRequests > 0);
    },
    /** Returns the state of the server and the card ledger. */
    snapshot: () => {
      const { charges, intents, payments, bookings: orders, products } = backend.db();
      const order = orders.find(({ paid }) => paid) ?? orders[0];
      return {
        charges: charges.length,
        intents: intents.length,
        payments: payments.length,
        transactionId: charges[0]?.intentId,
        isPaid: order?.paid === true,
        paidWith: order?.transactionId,
        isSold: products[0]?.soldOut === true,
      };
    },
  };
};

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;
