import { type EndpointName, endpoints } from '@second-gear/contract';
import type { HttpResponse } from '../backend/http/httpMessages.ts';
import { type CardEndpointName, cardEndpoints } from '../stripe/cards.ts';

/** The only fault that a request gets *after* its execution: the handler has run, and then the response is lost. */
export const processedButLost = 'processed but lost';

/** All other faults come *in place of* the execution: nothing changes. The descriptions are for Storybook's menu and `GET /_faults`. */
export const faultMeanings = {
  refused: 'no connection: it fails before a response',
  'cut mid-body': 'the connection fails in the middle of the response',
  hang: 'no response, ever',
  '401': 'the token is rejected',
  '404': 'not found',
  '429': 'too many requests, with a Retry-After header',
  '500': 'internal server error',
  '502 as HTML': 'a proxy’s error page',
  '200 as HTML': 'an HTML page instead of the response, as a captive portal sends it',
  'malformed JSON': 'a response with the JSON content type that is not JSON',
  empty: 'status 200 with an empty body',
  'wrong shape': 'JSON that does not match the endpoint’s schema',
  [processedButLost]: 'the handler runs, but the response is lost',
} as const;

export type AnyFault = keyof typeof faultMeanings;
export type FaultName = Exclude<AnyFault, typeof processedButLost>;

export const allFaults = Object.keys(faultMeanings) as AnyFault[];
export const faultNames = allFaults.filter((name): name is FaultName => name !== processedButLost);

export const isFault = (name: unknown): name is AnyFault => allFaults.some((known) => known === name);

/** With the kind `cut`, the connection fails after `text`, which is the first half of the response. */
type FaultText = { kind: 'cut' | 'complete'; status: number; headers: Record<string, string>; text: string };

type FaultResponse = { kind: 'refused' | 'hang' | 'lost' } | FaultText;

/** A proxy must not compress the response: a client could not decompress the first half of it. */
const uncachedHeaders = { 'cache-control': 'no-store, no-transform' };

const jsonResponse = (status: number, text: string, headers: Record<string, string> = {}): FaultResponse => ({
  kind: 'complete',
  status,
  headers: { ...uncachedHeaders, 'content-type': 'application/json; charset=utf-8', ...headers },
  text,
});

const errorResponse = (status: number, message: string, headers?: Record<string, string>): FaultResponse =>
  jsonResponse(status, JSON.stringify({ message }), headers);

const htmlResponse = (status: number, title: string): FaultResponse => ({
  kind: 'complete',
  status,
  headers: { ...uncachedHeaders, 'content-type': 'text/html; charset=utf-8' },
  text: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});

/** A body that matches the schema of no endpoint: no list, and each of its fields has an invalid value. */
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

const faultResponses: Readonly<Record<AnyFault, FaultResponse>> = {
  refused: { kind: 'refused' },
  'cut mid-body': {
    kind: 'cut',
    status: 200,
    headers: { ...uncachedHeaders, 'content-type': 'application/json' },
    text: '[{"_id":"c0ffee0000000000000000',
  },
  hang: { kind: 'hang' },
  '401': errorResponse(401, 'You must be signed in to do this.'),
  '404': errorResponse(404, 'This address does not exist.'),
  // A short time, because users and tests wait for it.
  '429': errorResponse(429, 'There are too many requests just now.', { 'retry-after': '1' }),
  '500': errorResponse(500, 'Something went wrong here.'),
  '502 as HTML': htmlResponse(502, '502 Bad Gateway'),
  '200 as HTML': htmlResponse(200, 'Welcome to the guest network'),
  'malformed JSON': jsonResponse(200, '{"acknowledged":true,'),
  empty: jsonResponse(200, ''),
  'wrong shape': jsonResponse(200, JSON.stringify(wrongShapeJson)),
  [processedButLost]: { kind: 'lost' },
};

/** A failure that MSW and the HTTP server each produce in their own way. */
export type SimulatedFailure = { failure: 'refused' | 'hang' } | ({ failure: 'cut' } & Omit<FaultText, 'kind'>);

/** Returns the response, or the failure that the caller must produce. */
export const applyFault = async (
  fault: AnyFault,
  execute: () => Promise<HttpResponse>,
): Promise<HttpResponse | SimulatedFailure> => {
  const { kind, ...response } = faultResponses[fault];
  if (kind === 'lost') await execute();
  if ('text' in response) return kind === 'cut' ? { failure: kind, ...response } : response;
  return { failure: kind === 'hang' ? kind : 'refused' };
};

type RouteName = EndpointName | CardEndpointName;

const routeNames = Object.keys({ ...endpoints, ...cardEndpoints }) as RouteName[];

const isWrite = (name: RouteName): boolean => ({ ...endpoints, ...cardEndpoints })[name].writes;

/** The ledger is in no group, because testers read it to see the effect of a fault. */
export const faultTargets = ['all calls', 'all reads', 'all writes', ...routeNames] as const;
export type FaultTarget = (typeof faultTargets)[number];

export const isFaultTarget = (name: unknown): name is FaultTarget => faultTargets.some((known) => known === name);

export const endpointsOfTarget = (target: FaultTarget): readonly RouteName[] => {
  const inGroups = routeNames.filter((name) => name !== 'listCharges');
  if (target === 'all calls') return inGroups;
  if (target === 'all reads') return inGroups.filter((name) => !isWrite(name));
  return target === 'all writes' ? inGroups.filter(isWrite) : [target];
};
