import express, { type Request, type Response, Router } from 'express';
import {
  bodyLimit,
  endpointSpecs,
  type HttpRequest,
  type HttpResponse,
  jsonLimit,
  type RequestHandler,
  type RouteName,
} from '../backend/index.ts';
import type { FaultRules } from '../faults/faultRules.ts';
import type { SimulatedFailure } from '../faults/faults.ts';
import { respondWithFaults } from '../faults/respondWithFaults.ts';
import { asynchronous } from '../http/responses.ts';

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

const toHttpRequest = ({ method, url, headers, body }: Request): HttpRequest => ({
  method,
  path: url,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()])),
  body: new Uint8Array(Buffer.isBuffer(body) ? body : []),
});

const send = (response: Response, result: HttpResponse | SimulatedFailure): void => {
  if (!('failure' in result)) {
    response.status(result.status).set(result.headers);
    if (result.text === undefined) response.json(result.json);
    else response.send(result.text);
  } else if (result.failure === 'refused') response.socket?.resetAndDestroy();
  else if (result.failure === 'cut') {
    response.status(result.status).set(result.headers);
    response.set('content-length', String(2 * Buffer.byteLength(result.text))).write(result.text);
    response.socket?.destroySoon();
  }
};

/** The routes of the endpoint table and of the card service. `handle` decides every response, as with MSW. */
export const createApiRouter = (handle: RequestHandler, faults?: FaultRules): Router => {
  const respond = (name?: RouteName) =>
    asynchronous(async (request, response) => {
      const httpRequest = toHttpRequest(request);
      const execute = () => handle(httpRequest);
      send(response, faults && name ? await respondWithFaults(faults, name, httpRequest, execute) : await execute());
    });
  const router = Router({ caseSensitive: true, strict: true });
  // Express would use the route of GET, which may write.
  router.head('*', respond());
  for (const [name, { method, path }] of endpointSpecs) {
    const limit = name === 'uploadPhoto' ? bodyLimit : jsonLimit;
    router[verbs[method]](path, express.raw({ type: () => true, limit, inflate: false }), respond(name));
  }
  return router.use(respond());
};
