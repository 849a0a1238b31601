import { type EndpointName, endpoints } from '@second-gear/contract';
import { type CardEndpointName, cardEndpoints } from '../stripe/cards.ts';

/**
 * What may go wrong between the client and a server, by name: one list for the MSW door, the mock server, Storybook's
 * menu and the tests. Every one of these happens *instead of* the call: the shop is not asked, and nothing changes.
 */
export const faultNames = [
  'refused',
  'cut mid-body',
  'hang',
  '401',
  '404',
  '429',
  '500',
  '502 as HTML',
  '200 as HTML',
  'malformed JSON',
  'empty',
  'wrong shape',
] as const;
export type FaultName = (typeof faultNames)[number];

/** The one that happens *after* the call: the shop has done what was asked, and nobody hears of it. */
export const processedButLost = 'processed but lost';

/**
 * These change what the card service answers of a payment intent (faults T3); the call is done, and other answers stay as
 * they are. To be wished for `findIntent`, or for all reads.
 */
export const intentFaultNames = ['another amount', 'another currency'] as const;

/** Those that may come by themselves, by a seed. */
export const seededFaults = [...faultNames, processedButLost] as const;

export const allFaults = [...seededFaults, ...intentFaultNames] as const;
export type AnyFault = (typeof allFaults)[number];

export const isFault = (name: unknown): name is AnyFault => allFaults.some((known) => known === name);

/** What each is, for whoever chooses one. */
export const faultMeanings: Readonly<Record<AnyFault, string>> = {
  refused: 'no connection: it breaks before a word is said',
  'cut mid-body': 'the connection breaks in the middle of the answer',
  hang: 'no answer, ever',
  '401': 'the token is not taken',
  '404': 'there is nothing here',
  '429': 'too many requests; Retry-After says when to come again',
  '500': 'something went wrong inside',
  '502 as HTML': 'a proxy’s error page',
  '200 as HTML': 'a page in the place of the answer, as a captive portal sends it',
  'malformed JSON': 'an answer that says it is JSON, and is none',
  empty: 'a good answer with nothing in it',
  'wrong shape': 'JSON, but not what this call answers',
  [processedButLost]: 'done, but the answer is lost',
  'another amount': 'findIntent: the card service answers a payment intent over a hundred times the amount',
  'another currency': 'findIntent: the card service answers a payment intent in US dollars',
};

/** What a door does for a fault. `text` is sent as it is; of a `cut` answer it is the first half. */
export type FaultResponse =
  | { kind: 'refused' | 'hang' | 'lost' }
  /** The call's own answer, changed. */
  | { kind: 'changed'; change: (jsonResponse: unknown) => unknown }
  | { kind: 'cut' | 'whole'; status: number; headers: Record<string, string>; text: string };

/** Nobody keeps it or packs it: half of a packed answer would be nothing at all. */
const uncachedHeaders = { 'cache-control': 'no-store, no-transform' };

const json = (status: number, text: string, headers: Record<string, string> = {}): FaultResponse => ({
  kind: 'whole',
  status,
  headers: { ...uncachedHeaders, 'content-type': 'application/json; charset=utf-8', ...headers },
  text,
});

const errorResponse = (status: number, message: string, headers?: Record<string, string>): FaultResponse =>
  json(status, JSON.stringify({ message }), headers);

const htmlResponse = (status: number, title: string): FaultResponse => ({
  kind: 'whole',
  status,
  headers: { ...uncachedHeaders, 'content-type': 'text/html; charset=utf-8' },
  text: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});

/** In seconds: soon enough for whoever waits for it at a screen, or in a test. */
const retryAfterSeconds = '1';

const truncatedJson = '[{"_id":"c0ffee0000000000000000';

/** An object where lists are expected, and the usual fields with what no schema takes. No row takes this for an answer. */
const wrongShapeJson = {
  acknowledged: 'yes',
  insertedId: 7,
  modifiedCount: 'one',
  deletedCount: null,
  message: ['none'],
  accessToken: false,
  clientSecret: {},
  paymentIntent: 'pi',
  data: [],
};

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Changes the payment intent of an answer, wherever Stripe has it: alone, or in an error. */
const changeIntents = (change: (intent: Json) => Json): FaultResponse => {
  const inside = (json: Json, key: string, work: (part: Json) => Json): Json => {
    const part = json[key];
    return isObject(part) ? { ...json, [key]: work(part) } : json;
  };
  const changed = (intent: Json): Json => ({ ...intent, ...change(intent) });
  return {
    kind: 'changed',
    change: (json) => {
      if (!isObject(json) || Array.isArray(json)) return json;
      const alone = inside(json, 'paymentIntent', changed);
      return inside(alone, 'error', (error) => inside(error, 'payment_intent', changed));
    },
  };
};

const faultResponses: Readonly<Record<AnyFault, FaultResponse>> = {
  refused: { kind: 'refused' },
  'cut mid-body': {
    kind: 'cut',
    status: 200,
    headers: { ...uncachedHeaders, 'content-type': 'application/json' },
    text: truncatedJson,
  },
  hang: { kind: 'hang' },
  '401': errorResponse(401, 'You must be signed in to do this.'),
  '404': errorResponse(404, 'Nothing is to be found at this address.'),
  '429': errorResponse(429, 'There are too many requests just now.', { 'retry-after': retryAfterSeconds }),
  '500': errorResponse(500, 'Something went wrong here.'),
  '502 as HTML': htmlResponse(502, '502 Bad Gateway'),
  '200 as HTML': htmlResponse(200, 'Welcome to the guest network'),
  'malformed JSON': json(200, '{"acknowledged":true,'),
  empty: json(200, ''),
  'wrong shape': json(200, JSON.stringify(wrongShapeJson)),
  [processedButLost]: { kind: 'lost' },
  'another amount': changeIntents(({ amount }) => ({ amount: Number(amount) * 100 })),
  'another currency': changeIntents(() => ({ currency: 'usd' })),
};

/** How a fault is answered, whichever door it is played at. */
export const faultResponseOf = (fault: AnyFault): FaultResponse => faultResponses[fault];

type RouteName = EndpointName | CardEndpointName;

// Object.keys forgets which names these are.
const routeNames = Object.keys({ ...endpoints, ...cardEndpoints }) as RouteName[];

const isWrite = (name: RouteName): boolean => ({ ...endpoints, ...cardEndpoints })[name].writes;

/** Which calls a fault may be wished for: one by its name, or many at once (but the ledger, by which one sees what became of it). */
export const faultTargets = ['all calls', 'all reads', 'all writes', ...routeNames] as const;
export type FaultTarget = (typeof faultTargets)[number];

export const isFaultTarget = (name: unknown): name is FaultTarget => faultTargets.some((known) => known === name);

const faultableEndpoints = routeNames.filter((name) => name !== 'listCharges');

/** The names of the calls that are meant. */
export const endpointsOfTarget = (target: FaultTarget): readonly RouteName[] => {
  switch (target) {
    case 'all calls':
      return faultableEndpoints;
    case 'all reads':
      return faultableEndpoints.filter((name) => !isWrite(name));
    case 'all writes':
      return faultableEndpoints.filter(isWrite);
    default:
      return [target];
  }
};
