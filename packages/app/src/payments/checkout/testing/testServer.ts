import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { bikes, bookings, buildBooking, buildUser, categories, people } from '@second-gear/fixtures';
import { createShop } from '@second-gear/mock-server/msw';
import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import * as v from 'valibot';
import { Problem } from '../../../api/apiError.ts';
import type { Api } from '../../../api/client.ts';

/** What is asked of the shop and the card provider around a payment, as a request that may still get lost. */
export type Request<Answer> = { name: string; done: () => Promise<Answer> };

/** A line to the shop: carries a request there and its answer back, or does not. */
export type Line = <Answer>(request: Request<Answer>) => Promise<Answer>;

export const booking = bookings.unpaid;
export const bike = bikes.booked;

export type Card = '4242424242424242' | '4000000000000002' | '4000002500003155';

type Given = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

type CardAnswer = { paymentIntent?: PaymentIntent; error?: StripeError };

/** Who pays: Farhana has booked the bike first, the others after her. */
export type Buyer = { email: string; booking: typeof booking };

/** What a server makes of an intent's booking. */
export type ServerKind =
  /** It reads the `Idempotency-Key`, links the intent to the booking and reserves the bike. */
  | 'reserves, with the key'
  /** The client sends no key; the server finds the booking by its price, and reserves the bike. */
  | 'reserves, without the key'
  /** The earlier server: a new intent for each request, linked to nothing. */
  | 'reserves nothing';

/**
 * The contract's own shop with one bike that these buyers have booked, and its card ledger: what a payment is in the end
 * proved on.
 */
export const openTestShop = async ({ buyers: count = 1 } = {}) => {
  const { farhana, imran: stranger } = people;
  const others = Array.from({ length: count - 1 }, (_, turn) =>
    buildUser({ name: `Buyer ${turn + 2}`, email: `buyer${turn + 2}@example.com`, role: 'buyer' }),
  );
  const buyers: Buyer[] = [
    { email: farhana.email, booking },
    ...others.map((buyer) => ({ email: buyer.email, booking: buildBooking({ bike, buyer }) })),
  ];
  const shop = createShop({
    users: [farhana, stranger, ...others],
    categories: Object.values(categories),
    products: [bike],
    bookings: buyers.map(({ booking }) => booking),
    payments: [],
    intents: [],
    charges: [],
  });
  // Signed beforehand: a signature takes a time that no schedule can order.
  const emails = [stranger.email, ...buyers.map(({ email }) => email)];
  const tokens = new Map(await Promise.all(emails.map(async (email) => [email, await shop.tokenFor(email)] as const)));

  let atWork = 0;
  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<unknown> => {
    atWork++;
    const answer = shop.ask({
      method,
      path,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
    });
    const { status, json } = await answer.finally(() => atWork--);
    // The card provider's refusals are answers; the shop's are problems.
    if (status < 400 || path.startsWith('/_cards/')) return json;
    const code = json && typeof json === 'object' && 'code' in json ? String(json.code) : undefined;
    throw new Problem(status >= 500 ? 'broken' : 'refused', undefined, 0, code);
  };

  /** One row of the table of calls, asked and read as the client does it. */
  const row = async (name: EndpointName, asked: Given, email: string, idempotencyKey?: string): Promise<unknown> => {
    const { method, bearer, answer } = endpoints[name];
    const headers = {
      ...(bearer && { authorization: `bearer ${tokens.get(email)}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    return v.parse(answer as v.GenericSchema, await ask(method, pathOf(name, asked), headers, asked.body));
  };

  type ApiParts = { server?: ServerKind; email?: string };

  /** The client as the checkout knows it, over a line. */
  const apiOver = (line: Line, { server = 'reserves, with the key', email = farhana.email }: ApiParts = {}) => {
    // A buyer without bookings: the shop can link the intent to nothing.
    const askerOf = (name: EndpointName) =>
      name === 'createPaymentIntent' && server === 'reserves nothing' ? stranger.email : email;
    // TypeScript cannot follow from a row's name to its answer; `row` parses each with the row's own schema.
    const over = <Name extends EndpointName>(name: Name) =>
      ((asked: Given, options: { idempotencyKey?: string } = {}) =>
        line({
          name,
          done: () =>
            row(name, asked, askerOf(name), server === 'reserves, with the key' ? options.idempotencyKey : undefined),
        })) as Api[Name];
    return {
      createPaymentIntent: over('createPaymentIntent'),
      findBooking: over('findBooking'),
      listBikes: over('listBikes'),
      recordPayment: over('recordPayment'),
      markSold: over('markSold'),
    };
  };

  const cardsOver = (line: Line) => {
    // Fields that the checkout does not read are not made up here.
    const cards = async (name: string, path: string, body?: object): Promise<PaymentIntentResult> => {
      const answer = await line({
        name,
        done: async () => (await ask(body ? 'POST' : 'GET', `/_cards/${path}`, {}, body)) as CardAnswer,
      });
      return answer as PaymentIntentResult;
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
    cardsOver,
    reset: shop.reset,
    /** Resolves when nobody is being served and everything that follows from it has run. */
    idle: async () => {
      do await new Promise<void>((resolve) => setImmediate(resolve));
      while (atWork > 0);
    },
    /** How the shop and the ledger stand, seen from outside of every page. */
    books: () => {
      const { charges, intents, payments, bookings: orders, products } = shop.db();
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

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
