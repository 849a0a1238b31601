import { http, HttpResponse as MswResponse, type RequestHandler } from 'msw';
import type { HttpRequest, HttpResponse } from '../backend/http/httpMessages.ts';
import { type RouteName, routeNameOf } from '../backend/http/routes.ts';
import { type AnyFault, applyFault } from '../faults/faults.ts';
import type { MockBackend } from './createMockBackend.ts';
import type { Override, Overrides, SingleOverride } from './overrides.ts';

export * from '../faults/faults.ts';
export * from './createMockBackend.ts';
export * from './overrides.ts';

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

const truncatedBody = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode(text)),
    // The stream calls `pull` after `text` was sent. An earlier error would discard the text.
    pull: (body) => body.error(new TypeError('The connection was cut.')),
  });

const respondWithFault = async (fault: AnyFault, execute: () => Promise<HttpResponse>): Promise<Response> => {
  const result = await applyFault(fault, execute);
  if (!('failure' in result)) return toResponse(result);
  switch (result.failure) {
    case 'refused':
      return MswResponse.error();
    case 'hang':
      return new Promise<Response>(() => {});
    case 'cut':
      return new Response(truncatedBody(result.text), { status: result.status, headers: result.headers });
  }
};

const respondWithOverride = (
  name: RouteName,
  override: SingleOverride,
  execute: () => Promise<HttpResponse>,
): Response | Promise<Response> => {
  switch (override.kind) {
    case 'respondWith':
      return Response.json(override.json);
    case 'reject':
      return name === 'bookBike'
        ? Response.json({ acknowledged: false, message: override.message })
        : Response.json({ message: override.message }, { status: 409 });
    case 'failWith':
      return typeof override.body === 'string'
        ? MswResponse.html(override.body, { status: override.status })
        : Response.json(override.body, { status: override.status });
    case 'fault':
      return respondWithFault(override.fault, execute);
  }
};

/** Each request uses up one element of a sequence. */
const createOverrideLookup = (overrides: Overrides): ((name: RouteName) => SingleOverride | undefined) => {
  const requestCounts = new Map<RouteName, number>();
  return (name) => {
    const override: Override | undefined = overrides[name];
    if (override?.kind !== 'sequence') return override;
    const index = requestCounts.get(name) ?? 0;
    requestCounts.set(name, index + 1);
    return override.overrides[index];
  };
};

/**
 * Creates the MSW handlers that send all requests below `base` to a backend in memory, in the browser and in Node.
 *
 * @param overrides the endpoints whose responses differ from the backend's: `mockApi(backend, { listBikes: hang() })`
 * @param options.base the base URL of the API: an absolute URL, or a path, which matches on any origin
 */
export const mockApi = (
  backend: Pick<MockBackend, 'handle'>,
  overrides: Overrides = {},
  { base = '/api' }: { base?: string } = {},
): RequestHandler[] => {
  const nextOverride = createOverrideLookup(overrides);
  const prefixFor = (request: Request): string | undefined => {
    const url = new URL(request.url);
    const { origin, pathname } = new URL(base, request.url);
    const prefix = pathname.replace(/\/+$/, '');
    return url.origin === origin && url.pathname.startsWith(`${prefix}/`) ? prefix : undefined;
  };
  return [
    // A path pattern of MSW would fail for an invalid escape sequence, which the backend must reject.
    http.all(
      ({ request }) => prefixFor(request) !== undefined,
      async ({ request }) => {
        const httpRequest = await readRequest(request, prefixFor(request) ?? '');
        const name = routeNameOf(httpRequest);
        const override = name && nextOverride(name);
        const execute = () => backend.handle(httpRequest);
        return override ? respondWithOverride(name, override, execute) : toResponse(await execute());
      },
    ),
  ];
};
