import { HttpResponse, http, type RequestHandler } from 'msw';
import type { PlainAnswer, PlainRequest } from '../backend/http/httpMessages.ts';
import { type RouteName, routeNameOf } from '../backend/http/routes.ts';
import { type AnyFault, misanswerOf } from '../faults/faults.ts';
import type { Shop } from './createMockBackend.ts';
import type { Once, Override, Overrides } from './overrides.ts';

export {
  type AnyFault,
  everyFault,
  type FaultName,
  type FaultTarget,
  faultMeanings,
  faultNames,
  faultTargets,
  isFault,
  isFaultTarget,
  processedButLost,
} from '../faults/faults.ts';
export { createShop, type Shop, type ShopOptions } from './createMockBackend.ts';
export {
  cut,
  fail,
  fault,
  faulty,
  give,
  hang,
  inTurn,
  type Once,
  type Override,
  type Overrides,
  refuse,
} from './overrides.ts';

const plain = async (request: Request, base: string): Promise<PlainRequest> => {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname.slice(base.length) + search,
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(await request.arrayBuffer()),
  };
};

const respond = ({ status, headers, json, text }: PlainAnswer): Response =>
  text === undefined ? Response.json(json, { status, headers }) : new Response(text, { status, headers });

/** A body that breaks off after `text`. */
const brokenOff = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode(text)),
    // Called once the first half is on its way: an error any earlier would take that half back.
    pull: (body) => body.error(new TypeError('The connection was cut.')),
  });

/** @param done has the shop do what was asked; for the fault that comes after that. */
const misanswer = async (fault: AnyFault, done: () => Promise<PlainAnswer>): Promise<Response> => {
  const instead = misanswerOf(fault);
  switch (instead.kind) {
    case 'refused':
      return HttpResponse.error();
    case 'hang':
      return new Promise<Response>(() => {});
    case 'lost':
      await done();
      return HttpResponse.error();
    case 'changed': {
      const answer = await done();
      return respond(answer.text === undefined ? { ...answer, json: instead.change(answer.json) } : answer);
    }
    case 'cut':
      return new Response(brokenOff(instead.text), { status: instead.status, headers: instead.headers });
    case 'whole':
      return new Response(instead.text, { status: instead.status, headers: instead.headers });
  }
};

const respondInstead = (
  name: RouteName,
  override: Once,
  done: () => Promise<PlainAnswer>,
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
        ? HttpResponse.html(override.body, { status: override.status })
        : Response.json(override.body, { status: override.status });
    case 'fault':
      return misanswer(override.fault, done);
  }
};

/** What is still to be answered instead, row by row: each question uses up one turn. */
const queuesOf = (overrides: Overrides): ((name: RouteName) => Once | undefined) => {
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
  shop: Shop,
  overrides: Overrides = {},
  { base = '/api' }: MockApiOptions = {},
): RequestHandler[] => {
  const turnOf = queuesOf(overrides);
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
        const asked = await plain(request, prefixFor(request) ?? '');
        const name = routeNameOf(asked);
        const turn = name && turnOf(name);
        const ask = () => shop.ask(asked);
        return turn ? respondInstead(name, turn, ask) : respond(await ask());
      },
    ),
  ];
};
