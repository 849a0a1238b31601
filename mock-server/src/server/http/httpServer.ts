import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { codeOf, DurabilityUnknownError, WriteFailedError } from '../../lib/errors.ts';
import { closeConnection, drainBody } from './closeConnection.ts';
import type { HostCheck } from './hostCheck.ts';
import { checkOrigin } from './origins.ts';
import { ClientDisconnectedError, readRequest } from './readRequest.ts';
import { errorResponse, type RouteHandler, type SerializedResponse, type SimulatedFailure } from './sendResponse.ts';

/** json-server always serves the files of a folder. This folder does not exist, so that no file is served. */
const missingFolder = join(import.meta.dirname, 'nothing');

/** Returns the route handler of a path, and the path relative to it. Paths are as received, not decoded. */
export type Router = (path: string) => { handler: RouteHandler; path: string };

const unreadable = errorResponse(400, 'The request cannot be read.');
const hostHeaderRequired = errorResponse(400, 'The request must have one Host header.');
const hostNotAllowed = errorResponse(
  403,
  'This server has another name. MOCK_HOST and MOCK_ORIGINS say which names it has.',
);

/**
 * Writes the status, the headers and the body, without ending the response. `length` is the value of `content-length`,
 * in bytes.
 */
const writeResponse = (
  response: ServerResponse,
  { status, headers, body }: SerializedResponse,
  extraHeaders: Record<string, string>,
  length = Buffer.byteLength(body),
): void => {
  // Removes the headers with which json-server forbids caching of all responses. Here each response sets its own cache
  // headers.
  response.removeHeader('pragma');
  response.removeHeader('expires');
  response.statusCode = status;
  for (const [name, value] of Object.entries({ ...headers, ...extraHeaders })) response.setHeader(name, value);
  // The content length is set explicitly, because the compression middleware hides the body's length from Node.
  if (status !== 204 && status !== 304) response.setHeader('content-length', length);
  if (body.length > 0) response.write(body);
};

const sendResponse = (
  response: ServerResponse,
  content: SerializedResponse,
  extraHeaders: Record<string, string> = {},
): void => {
  writeResponse(response, content, extraHeaders);
  response.end();
};

/**
 * Responds while the client is still sending the request body. Reads and discards the rest of that body, and then
 * closes the connection.
 */
const sendBeforeBody = async (
  request: IncomingMessage,
  response: ServerResponse,
  content: SerializedResponse,
  extraHeaders: Record<string, string>,
): Promise<void> => {
  writeResponse(response, content, { ...extraHeaders, connection: 'close' });
  await drainBody(request);
  response.end();
};

/** Produces a simulated failure on the connection: resets it, breaks the response off, or never responds. */
const simulateFailure = (
  response: ServerResponse,
  simulated: SimulatedFailure,
  extraHeaders: Record<string, string>,
): void => {
  switch (simulated.failure) {
    case 'refused':
      response.socket?.resetAndDestroy();
      return;
    case 'cut':
      writeResponse(response, simulated, extraHeaders, 2 * Buffer.byteLength(simulated.body));
      response.socket?.destroySoon();
      return;
    case 'hang':
      // No response is sent: the connection ends when the client gives up or the server stops.
      return;
  }
};

/** The response to an unexpected error, or to a disk error. The error's own message is only logged. */
const responseForError = (error: unknown): SerializedResponse => {
  if (error instanceof WriteFailedError) {
    console.error('A change could not be kept:', error.cause);
    return errorResponse(503, 'This could not be kept, so nothing has changed. Try again later.', {
      'retry-after': '5',
    });
  }
  if (error instanceof DurabilityUnknownError) {
    console.error('A change is kept, but might not outlive a power cut:', error.cause);
    return errorResponse(503, 'This has changed, but might not outlive a power cut. Look before you try again.');
  }
  console.error(error);
  return errorResponse(500, 'Something went wrong here.');
};

/**
 * Returns the error response for an invalid `Host` header. 400 when the request does not have exactly one (RFC 9112,
 * section 3.2); 403, as for an origin that is not allowed, when the host is not allowed.
 */
const checkHost =
  (isAllowed: HostCheck): RequestHandler =>
  (request, response, next) => {
    const [header, ...others] = request.headersDistinct.host ?? [];
    if (header === undefined || others.length > 0) return sendResponse(response, hostHeaderRequired);
    if (!isAllowed(header, request.socket.localAddress)) return sendResponse(response, hostNotAllowed);
    next();
  };

const handleRequests =
  (router: Router, origins: ReadonlySet<string>): RequestHandler =>
  async (request, response) => {
    const url = request.originalUrl;
    const { originKind, isPreflight, headers } = checkOrigin(request, origins);
    try {
      if (originKind === 'forbidden')
        return sendResponse(response, errorResponse(403, 'Pages of this origin may not ask.'), headers);
      if (isPreflight) return sendResponse(response, { status: 204, headers: {}, body: '' }, headers);
      // A request target without a leading slash, as in `OPTIONS *` and `GET http://host/`, is valid HTTP, but this server has no such path.
      if (!url.startsWith('/')) return sendResponse(response, unreadable, headers);
      const { handler, path } = router(url);
      const { request: httpRequest, isComplete } = await readRequest(request, path, handler.bodyLimitOf);
      const result = await handler.handle(httpRequest);
      if ('failure' in result) simulateFailure(response, result, headers);
      else if (isComplete) sendResponse(response, result, headers);
      else await sendBeforeBody(request, response, result, headers);
    } catch (error) {
      if (error instanceof ClientDisconnectedError) response.destroy();
      else if (response.headersSent) response.destroy();
      else sendResponse(response, responseForError(error), headers);
    }
  };

/**
 * Responds to an error that Express reports, in place of Express's error page, which is HTML with a stack trace. An
 * error that occurs before our handler runs is caused by the client.
 */
const rejectUnreadable: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) next(error);
  else sendResponse(response, unreadable);
};

/** Writes an error response to a connection whose request could not be parsed, and closes the connection. */
const respondAndClose = (socket: Duplex, { status, headers, body }: SerializedResponse): void => {
  // Does nothing when the response was already sent or the client has disconnected.
  if (!socket.writable) return;
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  closeConnection(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
};

/** The error responses for requests that Node's HTTP parser rejects, by the parser's error code. */
const parserErrors: Record<string, SerializedResponse> = {
  HPE_HEADER_OVERFLOW: errorResponse(431, 'The headers are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: errorResponse(408, 'The request took too long.'),
};

/** Rejects CONNECT, which requests a tunnel to another machine. */
const connectNotAllowed = errorResponse(405, 'This cannot be done at this address.', {
  allow: 'GET, HEAD, POST, PUT, DELETE',
});

export type HttpServerOptions = {
  /**
   * Allows one request per connection. When a reused connection is reset, a browser repeats the request by itself, even a
   * POST: a fault that is set for one request would never be visible.
   */
  oneRequestPerConnection?: boolean;
  /** How long a client may take to send the headers, and to send the complete request, in ms. */
  limits?: { headers: number; request: number };
};

const defaultLimits = { headers: 15_000, request: 60_000 };

/**
 * Returns a function that creates an HTTP server. It is called once for each address to listen on, and all servers
 * share one json-server application.
 */
export const createHttpServer = (
  router: Router,
  isAllowedHost: HostCheck,
  origins: ReadonlySet<string>,
  { oneRequestPerConnection = false, limits = defaultLimits }: HttpServerOptions = {},
): (() => Server) => {
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(checkHost(isAllowedHost));
  app.use(jsonServer.defaults({ static: missingFolder, logger: false, bodyParser: false, noCors: true }));
  app.use(handleRequests(router, origins));
  app.use(rejectUnreadable);

  return () => {
    // Keep-alive connections stay open for a minute. For some clients it is an error when a connection is closed just
    // as they send the next request, and after a minute few clients still reuse a connection.
    const server = createServer(
      {
        headersTimeout: limits.headers,
        requestTimeout: limits.request,
        // By default, Node checks the timeouts only every 30 s. A timeout of 15 s for the headers could then take 45 s.
        connectionsCheckingInterval: limits.headers / 15,
        keepAliveTimeout: 65_000,
        // Node's own check of the `Host` header is off: `checkHost` rejects a request without the header, also of HTTP/1.0, and sends a message.
        requireHostHeader: false,
      },
      app,
    );
    if (oneRequestPerConnection) server.maxRequestsPerSocket = 1;
    server.on('clientError', (error: Error, socket: Duplex) => {
      if (codeOf(error) === 'ECONNRESET') socket.destroy();
      else respondAndClose(socket, parserErrors[codeOf(error)] ?? unreadable);
    });
    server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
      sendResponse(response, errorResponse(417, 'This expectation cannot be met.')),
    );
    server.on('connect', (_request: IncomingMessage, socket: Duplex) => respondAndClose(socket, connectNotAllowed));
    return server;
  };
};
