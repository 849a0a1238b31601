import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { codeOf, DurabilityUnknownError, WriteFailedError } from '../../storage/errors.ts';
import { closeConnection, drainBody } from './closeConnection.ts';
import type { HostCheck } from './hosts.ts';
import { checkOrigin } from './origins.ts';
import { ClientDisconnectedError, readRequest } from './readRequest.ts';
import { errorResponse, type RouteHandler, type SerializedResponse, type SimulatedFailure } from './sendResponse.ts';

/** json-server always serves a folder. This one does not exist, so nothing is served. */
const missingFolder = join(import.meta.dirname, 'nothing');

/** Which desk a path belongs to, and what the path is called there. Paths are as they came, not decoded. */
export type Router = (path: string) => { handler: RouteHandler; path: string };

const unreadable = errorResponse(400, 'The request cannot be read.');
const hostHeaderRequired = errorResponse(400, 'The request must have one Host header.');
const hostNotAllowed = errorResponse(
  403,
  'This server has another name. MOCK_HOST and MOCK_ORIGINS say which names it has.',
);

/** Sends everything but the end of the answer. `length` is what is said of the body's length, in bytes. */
const writeResponse = (
  response: ServerResponse,
  { status, headers, body }: SerializedResponse,
  more: Record<string, string>,
  length = Buffer.byteLength(body),
): void => {
  // json-server tells everybody not to keep anything; here every answer says that for itself.
  response.removeHeader('pragma');
  response.removeHeader('expires');
  response.statusCode = status;
  for (const [name, value] of Object.entries({ ...headers, ...more })) response.setHeader(name, value);
  // Said here, because the middleware that may compress the body comes first and hides its length from Node.
  if (status !== 204 && status !== 304) response.setHeader('content-length', length);
  if (body.length > 0) response.write(body);
};

const sendResponse = (
  response: ServerResponse,
  answer: SerializedResponse,
  more: Record<string, string> = {},
): void => {
  writeResponse(response, answer, more);
  response.end();
};

/** Answers while the body is still on its way, and hangs up when it has been heard out: nobody waits for a refusal. */
const sendBeforeBody = async (
  request: IncomingMessage,
  response: ServerResponse,
  answer: SerializedResponse,
  more: Record<string, string>,
): Promise<void> => {
  writeResponse(response, answer, { ...more, connection: 'close' });
  await drainBody(request);
  response.end();
};

/** Goes wrong as it is told to. */
const simulateFailure = (response: ServerResponse, told: SimulatedFailure, more: Record<string, string>): void => {
  switch (told.failure) {
    case 'refused':
      response.socket?.resetAndDestroy();
      return;
    case 'cut':
      writeResponse(response, told, more, 2 * Buffer.byteLength(told.body));
      response.socket?.destroySoon();
      return;
    case 'hang':
      // It is over when whoever asked has had enough, or the server stops.
      return;
  }
};

/** The answer to an error nobody expected, or to one of the disk. Its own words stay here. */
const responseForError = (problem: unknown): SerializedResponse => {
  if (problem instanceof WriteFailedError) {
    console.error('A change could not be kept:', problem.cause);
    return errorResponse(503, 'This could not be kept, so nothing has changed. Try again later.', {
      'retry-after': '5',
    });
  }
  if (problem instanceof DurabilityUnknownError) {
    console.error('A change is kept, but might not outlive a power cut:', problem.cause);
    return errorResponse(503, 'This has changed, but might not outlive a power cut. Look before you try again.');
  }
  console.error(problem);
  return errorResponse(500, 'Something went wrong here.');
};

/** RFC 9112, section 3.2: 400 when there is not exactly one `Host` header. 403, as for a foreign origin, when it is not allowed. */
const checkHost =
  (isAllowed: HostCheck): RequestHandler =>
  (request, response, next) => {
    const [header, ...others] = request.headersDistinct.host ?? [];
    if (header === undefined || others.length > 0) return sendResponse(response, hostHeaderRequired);
    if (!isAllowed(header, request.socket.localAddress)) return sendResponse(response, hostNotAllowed);
    next();
  };

const handleRequests =
  (directory: Router, origins: ReadonlySet<string>): RequestHandler =>
  async (request, response) => {
    const url = request.originalUrl;
    const { originKind, isPreflight, headers } = checkOrigin(request, origins);
    try {
      if (originKind === 'stranger')
        return sendResponse(response, errorResponse(403, 'Pages of this origin may not ask.'), headers);
      if (isPreflight) return sendResponse(response, { status: 204, headers: {}, body: '' }, headers);
      // `OPTIONS *` and `GET http://host/` are legal HTTP, and no address of this shop.
      if (!url.startsWith('/')) return sendResponse(response, unreadable, headers);
      const { handler, path } = directory(url);
      const { request: plain, isComplete } = await readRequest(request, path, handler.bodyLimitOf);
      const answer = await handler.handle(plain);
      if ('failure' in answer) simulateFailure(response, answer, headers);
      else if (isComplete) sendResponse(response, answer, headers);
      else await sendBeforeBody(request, response, answer, headers);
    } catch (problem) {
      if (problem instanceof ClientDisconnectedError) response.destroy();
      else if (response.headersSent) response.destroy();
      else sendResponse(response, responseForError(problem), headers);
    }
  };

/** Express's own error page is HTML with a stack; whatever fails before our handler is the sender's doing. */
const rejectUnreadable: ErrorRequestHandler = (problem, _request, response, next) => {
  if (response.headersSent) next(problem);
  else sendResponse(response, unreadable);
};

/** For those who never got as far as a request: answered by hand, then hung up on. */
const respondAndClose = (socket: Duplex, { status, headers, body }: SerializedResponse): void => {
  // Told already, and still sending; or gone.
  if (!socket.writable) return;
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  closeConnection(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
};

/** By the codes of Node's parser. */
const parserErrors: Record<string, SerializedResponse> = {
  HPE_HEADER_OVERFLOW: errorResponse(431, 'The headers are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: errorResponse(408, 'The request took too long.'),
};

/** CONNECT asks for a tunnel to another machine, at no address of this one. */
const connectNotAllowed = errorResponse(405, 'This cannot be done at this address.', {
  allow: 'GET, HEAD, POST, PUT, DELETE',
});

export type HttpServerOptions = {
  /**
   * Each connection is for one question. A browser asks again by itself, even with POST, when a connection that it has used
   * before is reset: a fault that was asked for once would never be seen.
   */
  oneRequestPerConnection?: boolean;
  /** How long a client may take, in ms: for the headers, and for the whole request. */
  limits?: { headers: number; request: number };
};

const defaultLimits = { headers: 15_000, request: 60_000 };

/** One json-server application for all addresses it is reached at. */
export const createHttpServer = (
  directory: Router,
  isAllowedHost: HostCheck,
  origins: ReadonlySet<string>,
  { oneRequestPerConnection = false, limits = defaultLimits }: HttpServerOptions = {},
): (() => Server) => {
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(checkHost(isAllowedHost));
  app.use(jsonServer.defaults({ static: missingFolder, logger: false, bodyParser: false, noCors: true }));
  app.use(handleRequests(directory, origins));
  app.use(rejectUnreadable);

  return () => {
    // A connection that is ended at the moment somebody asks by it is an error to some; a minute later few still have one.
    const server = createServer(
      {
        headersTimeout: limits.headers,
        requestTimeout: limits.request,
        // Node looks for late requests every 30 s, unless another interval is set: headers could take 45 s.
        connectionsCheckingInterval: limits.headers / 15,
        keepAliveTimeout: 65_000,
        // `checkHost` refuses a request without `Host`, of HTTP/1.0 too, with a sentence.
        requireHostHeader: false,
      },
      app,
    );
    if (oneRequestPerConnection) server.maxRequestsPerSocket = 1;
    server.on('clientError', (problem: Error, socket: Duplex) => {
      if (codeOf(problem) === 'ECONNRESET') socket.destroy();
      else respondAndClose(socket, parserErrors[codeOf(problem)] ?? unreadable);
    });
    server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
      sendResponse(response, errorResponse(417, 'This expectation cannot be met.')),
    );
    server.on('connect', (_request: IncomingMessage, socket: Duplex) => respondAndClose(socket, connectNotAllowed));
    return server;
  };
};
