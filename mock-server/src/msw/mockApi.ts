import { http, HttpResponse as MswResponse, type RequestHandler } from 'msw';
import type { HttpRequest, HttpResponse } from '../backend/http/httpMessages.ts';
import { type RouteName, routeNameOf } from '../backend/http/routes.ts';
import { type AnyFault, faultResponseOf } from '../faults/faults.ts';
import type { MockBackend } from './createMockBackend.ts';
import type { Override, Overrides, SingleOverride } from './overrides.ts';

export {
  type AnyFault,
  allFaults,
  type FaultName,
  type FaultTarget,
  faultMeanings,
  faultNames,
  faultTargets,
  isFault,
  isFaultTarget,
  processedButLost,
} from '../faults/faults.ts';
export { createMockBackend, type MockBackend, type MockBackendOptions } from './createMockBackend.ts';
export {
  disconnect,
  failWith,
  fault,
  hang,
  type Override,
  type Overrides,
  reject,
  respondWith,
  type SingleOverride,
  sequence,
  withFault,
} from './overrides.ts';

const readRequest = async (request: Request, base: string): Promise<HttpRequest> => {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname.slice(base.length) + search,
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(await request.arrayBuffer()),
  };
};

const toResponse = ({ status, headers, json, text }: HttpResponse): Response =>
  text === undefined ? Response.json(json, { status, headers }) : new Response(text, { status, headers });

/** A body that breaks off after `text`. */
const truncatedBody = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode(text)),
    // Called once the first half is on its way: an error any earlier would take that half back.
    pull: (body) => body.error(new TypeError('The connection was cut.')),
  });

/** @param done has the shop do what was asked; for the fault that comes after that. */
const respondWithFault = async (fault: AnyFault, done: () => Promise<HttpResponse>): Promise<Response> => {
  const instead = faultResponseOf(fault);
  switch (instead.kind) {
    case 'refused':
      return MswResponse.error();
    case 'hang':
      return new Promise<Response>(() => {});
    case 'lost':
      await done();
      return MswResponse.error();
    case 'changed': {
      const answer = await done();
      return toResponse(answer.text === undefined ? { ...answer, json: instead.change(answer.json) } : answer);
    }
    case 'cut':
      return new Response(truncatedBody(instead.text), { status: instead.status, headers: instead.headers });
    case 'whole':
      return new Response(instead.text, { status: instead.status, headers: instead.headers });
  }
};

const respondWithOverride = (
  name: RouteName,
  override: SingleOverride,
  done: () => Promise<HttpResponse>,
): Response | Promise<Response> => {
  switch (override.kind) {
    case 'give':
      return Response.json(override.json);
    case 'refuse':
      return name === 'bookBike'
        ? Response.json({ acknowledged: false, message: override.message })
        : Response.json({ message: override.message }, { status: 409 });
    case 'fail':
      return typeof override.body === 'string'
        ? MswResponse.html(override.body, { status: override.status })
        : Response.json(override.body, { status: override.status });
    case 'fault':
      return respondWithFault(override.fault, done);
  }
};

/** What is still to be answered instead, row by row: each question uses up one turn. */
const createOverrideLookup = (overrides: Overrides): ((name: RouteName) => SingleOverride | undefined) => {
  const asked = new Map<RouteName, number>();
  return (name) => {
    const override: Override | undefined = overrides[name];
    if (override?.kind !== 'inTurn') return override;
    const turn = asked.get(name) ?? 0;
    asked.set(name, turn + 1);
    return override.turns[turn];
  };
};

export type MockApiOptions = {
  /** Where the shop is asked: a path on whatever origin, or an absolute URL. */
  base?: string;
};

/**
 * The MSW door: handlers that answer everything under `base` from a shop in memory, in the browser and in node alike.
 *
 * @param overrides rows that are to answer something else: `mockApi(shop, { listBikes: hang() })`
 */
export const mockApi = (
  backend: MockBackend,
  overrides: Overrides = {},
  { base = '/api' }: MockApiOptions = {},
): RequestHandler[] => {
  const nextOverride = createOverrideLookup(overrides);
  const prefixFor = (request: Request): string | undefined => {
    const asked = new URL(request.url);
    const { origin, pathname } = new URL(base, request.url);
    const prefix = pathname.replace(/\/+$/, '');
    return asked.origin === origin && asked.pathname.startsWith(`${prefix}/`) ? prefix : undefined;
  };
  return [
    // A predicate, because msw's own paths cannot carry a broken escape as far as the front desk's refusal.
    http.all(
      ({ request }) => prefixFor(request) !== undefined,
      async ({ request }) => {
        const asked = await readRequest(request, prefixFor(request) ?? '');
        const name = routeNameOf(asked);
        const turn = name && nextOverride(name);
        const ask = () => backend.handle(asked);
        return turn ? respondWithOverride(name, turn, ask) : toResponse(await ask());
      },
    ),
  ];
};
