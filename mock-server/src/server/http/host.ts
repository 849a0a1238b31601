import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { codeOf, NotKeptError, UnsureError } from '../../storage/errors.ts';
import { hangUp, hearOut } from './closeConnection.ts';
import type { HostCheck } from './hosts.ts';
import { crossOrigin } from './origins.ts';
import { GoneError, requestOf } from './readRequest.ts';
import { type Answer, type Desk, type Mishap, refusal } from './sendResponse.ts';

/** json-server always serves a folder. This one does not exist, so nothing is served. */
const nothing = join(import.meta.dirname, 'nothing');

/** Which desk a path belongs to, and what the path is called there. Paths are as they came, not decoded. */
export type Directory = (path: string) => { desk: Desk; path: string };

const unreadable = refusal(400, 'The request cannot be read.');
const oneHost = refusal(400, 'The request must have one Host header.');
const foreignHost = refusal(403, 'This server has another name. MOCK_HOST and MOCK_ORIGINS say which names it has.');

/** Sends everything but the end of the answer. `length` is what is said of the body's length, in bytes. */
const say = (
  response: ServerResponse,
  { status, headers, body }: Answer,
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

const send = (response: ServerResponse, answer: Answer, more: Record<string, string> = {}): void => {
  say(response, answer, more);
  response.end();
};

/** Answers while the body is still on its way, and hangs up when it has been heard out: nobody waits for a refusal. */
const sendEarly = async (
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  more: Record<string, string>,
): Promise<void> => {
  say(response, answer, { ...more, connection: 'close' });
  await hearOut(request);
  response.end();
};

/** Goes wrong as it is told to. */
const fail = (response: ServerResponse, told: Mishap, more: Record<string, string>): void => {
  switch (told.mishap) {
    case 'refused':
      response.socket?.resetAndDestroy();
      return;
    case 'cut':
      say(response, told, more, 2 * Buffer.byteLength(told.body));
      response.socket?.destroySoon();
      return;
    case 'hang':
      // It is over when whoever asked has had enough, or the server stops.
      return;
  }
};

/** The answer to an error nobody expected, or to one of the disk. Its own words stay here. */
const answerTo = (problem: unknown): Answer => {
  if (problem instanceof NotKeptError) {
    console.error('A change could not be kept:', problem.cause);
    return refusal(503, 'This could not be kept, so nothing has changed. Try again later.', { 'retry-after': '5' });
  }
  if (problem instanceof UnsureError) {
    console.error('A change is kept, but might not outlive a power cut:', problem.cause);
    return refusal(503, 'This has changed, but might not outlive a power cut. Look before you try again.');
  }
  console.error(problem);
  return refusal(500, 'Something went wrong here.');
};

/** RFC 9112, section 3.2: 400 when there is not exactly one `Host` header. 403, as for a foreign origin, when it is not allowed. */
const checkHost =
  (isAllowed: HostCheck): RequestHandler =>
  (request, response, next) => {
    const [header, ...others] = request.headersDistinct.host ?? [];
    if (header === undefined || others.length > 0) return send(response, oneHost);
    if (!isAllowed(header, request.socket.localAddress)) return send(response, foreignHost);
    next();
  };

const handle =
  (directory: Directory, origins: ReadonlySet<string>): RequestHandler =>
  async (request, response) => {
    const url = request.originalUrl;
    const { asker, isPreflight, headers } = crossOrigin(request, origins);
    try {
      if (asker === 'stranger') return send(response, refusal(403, 'Pages of this origin may not ask.'), headers);
      if (isPreflight) return send(response, { status: 204, headers: {}, body: '' }, headers);
      // `OPTIONS *` and `GET http://host/` are legal HTTP, and no address of this shop.
      if (!url.startsWith('/')) return send(response, unreadable, headers);
      const { desk, path } = directory(url);
      const { plain, isWhole } = await requestOf(request, path, desk.bodyLimitOf);
      const answer = await desk.answer(plain);
      if ('mishap' in answer) fail(response, answer, headers);
      else if (isWhole) send(response, answer, headers);
      else await sendEarly(request, response, answer, headers);
    } catch (problem) {
      if (problem instanceof GoneError) response.destroy();
      else if (response.headersSent) response.destroy();
      else send(response, answerTo(problem), headers);
    }
  };

/** Express's own error page is HTML with a stack; whatever fails before our handler is the sender's doing. */
const refuseUnreadable: ErrorRequestHandler = (problem, _request, response, next) => {
  if (response.headersSent) next(problem);
  else send(response, unreadable);
};

/** For those who never got as far as a request: answered by hand, then hung up on. */
const sayAndHangUp = (socket: Duplex, { status, headers, body }: Answer): void => {
  // Told already, and still sending; or gone.
  if (!socket.writable) return;
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  hangUp(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
};

/** By the codes of Node's parser. */
const brokenRequests: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: refusal(431, 'The headers are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: refusal(408, 'The request took too long.'),
};

/** CONNECT asks for a tunnel to another machine, at no address of this one. */
const noTunnel = refusal(405, 'This cannot be done at this address.', { allow: 'GET, HEAD, POST, PUT, DELETE' });

export type HostOptions = {
  /**
   * Each connection is for one question. A browser asks again by itself, even with POST, when a connection that it has used
   * before is reset: a fault that was asked for once would never be seen.
   */
  oncePerConnection?: boolean;
  /** How long a client may take, in ms: for the headers, and for the whole request. */
  limits?: { headers: number; request: number };
};

const usualLimits = { headers: 15_000, request: 60_000 };

/** One json-server application for all addresses it is reached at. */
export const createHost = (
  directory: Directory,
  isAllowedHost: HostCheck,
  origins: ReadonlySet<string>,
  { oncePerConnection = false, limits = usualLimits }: HostOptions = {},
): (() => Server) => {
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(checkHost(isAllowedHost));
  app.use(jsonServer.defaults({ static: nothing, logger: false, bodyParser: false, noCors: true }));
  app.use(handle(directory, origins));
  app.use(refuseUnreadable);

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
    if (oncePerConnection) server.maxRequestsPerSocket = 1;
    server.on('clientError', (problem: Error, socket: Duplex) => {
      if (codeOf(problem) === 'ECONNRESET') socket.destroy();
      else sayAndHangUp(socket, brokenRequests[codeOf(problem)] ?? unreadable);
    });
    server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
      send(response, refusal(417, 'This expectation cannot be met.')),
    );
    server.on('connect', (_request: IncomingMessage, socket: Duplex) => sayAndHangUp(socket, noTunnel));
    return server;
  };
};
