import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { jwtVerify, SignJWT } from 'jose';
import { createCollection, type Filter, objectId, type StoredDocument } from './documentDatabase.ts';

/**
 * An Express server for tests that responds as the legacy server does. It has GET endpoints that write, and its updates
 * are upserts. Filters are taken unchanged from the query. The body is empty in place of `null`, and a rejected token
 * request gets a 403 with the word "Unauthorized". It has no sign-in, no card service and no image host. It shares no
 * code with the mock server, so a test that passes with both servers does not depend on a mistake of the mock server.
 */

export const collectionNames = ['users', 'categories', 'products', 'bookings', 'payments'] as const;
export type CollectionName = (typeof collectionNames)[number];
export type LegacyRecords = Record<CollectionName, StoredDocument[]>;

export type LegacyServerOptions = {
  /** The initial content of the database. The server copies it, and never changes the original. */
  records: LegacyRecords;
  /** 0, the default, chooses a free port. */
  port?: number;
  /** The base path, without a slash at the end: `/v1/api`. The root, if absent. */
  below?: string;
  /** The currency of payment intents. The legacy server uses US dollars. */
  currency?: string;
  /** Creates a payment intent at the card service and resolves with its client secret; `amount` is in the currency's smallest unit. */
  createIntent?: (intent: { amount: number; currency: string }) => Promise<string>;
  /**
   * What an exception in a handler causes. `'cut'`: the process ends, and a supervisor starts it again; a client sees
   * only a closed connection. `'end'`: as `'cut'`, and no server listens until the supervisor has started it again.
   * `'500'`: a plain 500 response without CORS headers.
   */
  onException?: 'cut' | 'end' | '500';
};

export type LegacyServer = {
  /** `http://127.0.0.1:PORT` and the base path, without a slash at the end. */
  url: string;
  /** The database as JSON text, for comparisons. */
  snapshot(): string;
  /** The records of the database itself. A test that changes them changes the responses. */
  records: LegacyRecords;
  /** Every request since the start, such as `GET /users?email=…`. */
  requests: string[];
  close(): Promise<void>;
};

const secret = new TextEncoder().encode('the access token secret of the legacy server in tests');

/** Allows every origin, as `app.use(cors())` does. */
const cors: RequestHandler = ({ method, headers }, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (method !== 'OPTIONS') return next();
  response.setHeader('Access-Control-Allow-Methods', 'GET,HEAD,PUT,PATCH,POST,DELETE');
  response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '');
  response.status(204).end();
};

/** Returns the filter for an optional query parameter. Without the parameter, every record matches. */
const filterOf = (field: string, value: unknown): Filter => (value === undefined ? {} : { [field]: value });

const newestFirst = (documents: StoredDocument[], field: string): StoredDocument[] =>
  documents.toSorted((one, other) => String(other[field] ?? '').localeCompare(String(one[field] ?? '')));

/** Starts the server on 127.0.0.1 and resolves when it listens. */
export const startLegacyServer = async ({
  records: given,
  port = 0,
  below = '',
  currency = 'usd',
  createIntent = async () => `pi_${randomBytes(12).toString('hex')}_secret_${randomBytes(12).toString('hex')}`,
  onException = 'cut',
}: LegacyServerOptions): Promise<LegacyServer> => {
  const records = structuredClone(given);
  const users = createCollection(records.users);
  const categories = createCollection(records.categories);
  const products = createCollection(records.products);
  const bookings = createCollection(records.bookings);
  const payments = createCollection(records.payments);
  const requests: string[] = [];
  const app = express();

  /**
   * Runs an asynchronous handler. Express 4 does not catch its exceptions, so an exception ends the process of the
   * legacy server.
   */
  const handle =
    (work: (request: Request, response: Response) => Promise<unknown>): RequestHandler =>
    (request, response) => {
      work(request, response).catch((error) => {
        if (onException !== '500') request.socket.destroy();
        if (onException === 'end') restart();
        if (onException !== '500') return;
        response.removeHeader('Access-Control-Allow-Origin');
        response.status(500).send(String(error));
      });
    };

  const emailOfToken = async (request: Request): Promise<string | null> => {
    const token = request.headers.authorization?.split(' ')[1] ?? '';
    try {
      const { payload } = await jwtVerify(token, secret);
      return String(payload.email);
    } catch {
      return null;
    }
  };

  app.use((request, _, next) => {
    requests.push(`${request.method} ${request.url}`);
    next();
  });
  app.use(cors);
  app.use(express.json());

  app.get('/allbikes', (_, response) => response.send(newestFirst(products.find(), 'advDate').slice(0, 1)));
  app.get('/categories', (_, response) => response.send(categories.find()));
  app.get('/categories/:id', ({ params }, response) =>
    response.send(newestFirst(products.find({ category_id: params.id }), 'date')),
  );

  app.get('/users', ({ query }, response) => response.send(users.find(filterOf('email', query.email))));
  app.post('/users', ({ body }, response) => {
    const isKnown = users.findOne({ email: body.email }) !== null;
    response.send(isKnown ? { acknowledged: false } : users.insertOne(body));
  });
  app.delete(
    '/users/:id',
    handle(async ({ params }, response) => response.send(users.deleteOne({ _id: objectId(String(params.id)) }))),
  );
  app.get(
    '/jwt',
    handle(async ({ query }, response) => {
      const user = users.findOne({ email: query.email ?? null });
      if (!user) return response.status(403).send({ accessToken: 'Unauthorized' });
      const token = await new SignJWT({ email: user.email })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('10h')
        .sign(secret);
      return response.send({ accessToken: token });
    }),
  );

  app.get('/allusers', ({ query }, response) => response.send(users.find(filterOf('role', query.role))));
  for (const [role, field] of [
    ['admin', 'isAdmin'],
    ['buyer', 'isBuyer'],
    ['seller', 'isSeller'],
  ] as const) {
    app.get(`/allusers/${role}/:email`, ({ params }, response) =>
      response.send({ [field]: users.findOne({ email: params.email })?.role === role }),
    );
  }
  app.put(
    '/allusers/seller/:id',
    handle(async (request, response) => {
      if (!request.headers.authorization) return response.status(401).send('unauthorized access');
      const email = await emailOfToken(request);
      if (email === null) return response.status(403).send({ message: 'forbidden access' });
      if (users.findOne({ email })?.role !== 'admin') return response.status(403).send('forbidden access');
      const filter = { _id: objectId(String(request.params.id)) };
      return response.send(users.update(filter, { isVerified: true }, { upsert: true }));
    }),
  );

  app.get('/allproducts', ({ query }, response) =>
    response.send(products.update(filterOf('email', query.email), { isVerified: true }, { upsert: true, many: true })),
  );
  app.post('/products', ({ body }, response) => response.send(products.insertOne(body)));
  app.get('/product', ({ query }, response) => response.send(products.find(filterOf('email', query.email))));
  app.delete(
    '/products/:id',
    handle(async ({ params }, response) => response.send(products.deleteOne({ _id: objectId(String(params.id)) }))),
  );
  app.get('/report', (_, response) => response.send(products.find({ report: true })));
  app.delete(
    '/report/:id',
    handle(async ({ params }, response) => response.send(products.deleteOne({ _id: objectId(String(params.id)) }))),
  );
  /** The three GET requests that change the record with an id. If the id is unknown, each of them creates a record. */
  for (const [path, fields] of [
    ['/advertisement/:id', () => ({ advertise: true, advDate: new Date().toISOString() })],
    ['/report/:id', () => ({ report: true })],
    ['/productstatus/:id', () => ({ soldOut: true, advertise: false })],
  ] as const) {
    app.get(
      path,
      handle(async ({ params }, response) =>
        response.send(products.update({ _id: objectId(String(params.id)) }, fields(), { upsert: true })),
      ),
    );
  }

  app.post('/bookings', ({ body }, response) => {
    const isKnown = bookings.findOne({ bikeId: body.bikeId, userEmail: body.userEmail }) !== null;
    if (isKnown) return response.send({ acknowledged: false, message: `You already booked ${body.bikeName}` });
    return response.send(bookings.insertOne(body));
  });
  app.get('/bookings', ({ query }, response) => response.send(bookings.find(filterOf('userEmail', query.email))));
  app.get(
    '/bookings/:id',
    // `send(null)` is a 200 with an empty body.
    handle(async ({ params }, response) => response.send(bookings.findOne({ _id: objectId(String(params.id)) }))),
  );

  app.post(
    '/create-payment-intent',
    handle(async ({ body }, response) => {
      const amount = Number.parseInt(body.resaleValue, 10) * 100;
      return response.send({ clientSecret: await createIntent({ amount, currency }) });
    }),
  );
  app.post(
    '/payments',
    handle(async ({ body }, response) => {
      const result = payments.insertOne(body);
      bookings.update({ _id: objectId(body.bookingId) }, { paid: true, transactionId: body.transactionId });
      return response.send(result);
    }),
  );

  const server = createServer(express().use(below || '/', app)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  let start: NodeJS.Timeout | undefined;
  /** Ends all connections, and listens again after the time that a process needs to start. */
  const restart = () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    start = setTimeout(() => server.listen(ownPort, '127.0.0.1'), 300);
  };
  return {
    url: `http://127.0.0.1:${ownPort}${below}`,
    snapshot: () => JSON.stringify(records),
    records,
    requests,
    close: () =>
      new Promise((resolve) => {
        clearTimeout(start);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
