import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seedDb } from '@second-gear/fixtures';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { jwtVerify, SignJWT } from 'jose';

/**
 * An Express server for tests that responds as the legacy server does. It has GET endpoints that write, its updates are
 * upserts, and it takes filters unchanged from the query. It has no sign-in, no card service and no image host. It
 * shares no code with the mock server, so a test that passes with both does not depend on a mistake of the mock server.
 */

type StoredDocument = { _id: string } & Record<string, unknown>;
type Fields = Record<string, unknown>;
type LegacyRecords = Record<'users' | 'categories' | 'products' | 'bookings' | 'payments', StoredDocument[]>;

const createId = (): string => Math.floor(Date.now() / 1000).toString(16) + randomBytes(8).toString('hex');

/** An id for a filter. Throws for a malformed id, as the driver of the document database does. */
const objectId = (text: unknown): string => {
  if (typeof text === 'string' && /^[0-9a-f]{24}$/i.test(text)) return text.toLowerCase();
  throw new Error('input must be a 24 character hex string, 12 byte Uint8Array, or an integer');
};

/** As in a document database, an undefined value in a filter matches every record, and an object is an operator. */
const matches = (document: StoredDocument, filter: Fields): boolean =>
  Object.entries(filter).every(([name, wanted]) => {
    if (wanted === undefined) return true;
    if (typeof wanted !== 'object' || wanted === null) return document[name] === wanted;
    return '$ne' in wanted ? document[name] !== wanted.$ne : '$regex' in wanted;
  });

const createCollection = (documents: StoredDocument[]) => ({
  find: (filter: Fields = {}) => documents.filter((document) => matches(document, filter)),
  findOne: (filter: Fields) => documents.find((document) => matches(document, filter)) ?? null,
  insertOne: (fields: Fields) => {
    const _id = createId();
    documents.push({ ...fields, _id });
    return { acknowledged: true, insertedId: _id };
  },
  /** Creates a record if the filter matches none. */
  upsert: (filter: Fields, fields: Fields) => {
    const found = documents.filter((document) => matches(document, filter));
    for (const document of found) Object.assign(document, fields);
    const upsertedId = found.length === 0 ? createId() : null;
    if (upsertedId) documents.push({ _id: upsertedId, ...filter, ...fields });
    const counts = { matchedCount: found.length, modifiedCount: found.length, upsertedCount: upsertedId ? 1 : 0 };
    return { acknowledged: true, ...counts, upsertedId };
  },
  deleteOne: (filter: Fields) => {
    const index = documents.findIndex((document) => matches(document, filter));
    if (index >= 0) documents.splice(index, 1);
    return { acknowledged: true, deletedCount: index >= 0 ? 1 : 0 };
  },
});

/** A bike of the first year: `name` instead of `bikeName`, no e-mail address, no flags, numbers instead of text. */
const oldBike = {
  _id: '635f3a10c0ffee0000000001',
  name: 'Honda Benly 125',
  category_id: '1',
  sellerName: 'Abul Kashem',
  img: '',
  originalPrice: 90000,
  resaleValue: 61000,
  condition: 'Fair',
  usedYears: 1.5,
  phone: '01715000201',
  location: 'Rajshahi',
  description: 'Runs, and needs a new chain.',
  date: '2022-10-31T06:00:00.000Z',
};

/** What `GET /productstatus/{id}` creates when the id is unknown. */
const recordOfFlags = { _id: '635f3a10c0ffee0000000002', soldOut: true, advertise: false };

const withNumbers = (record: Fields): Fields => {
  const fields = ['originalPrice', 'resaleValue', 'usedYears', 'purchaseYear'].filter((name) => record[name]);
  return { ...record, ...Object.fromEntries(fields.map((name) => [name, Number(record[name])])) };
};

/** The demo's records as the legacy server stores them: every second bike has numbers instead of text. */
const createRecords = (): LegacyRecords => {
  const { users, categories, products, bookings, payments } = structuredClone(seedDb({ bikes: 12 }));
  const bikes = products.map((bike, index) => (index % 2 === 0 ? withNumbers(bike) : bike));
  return { users, categories, products: [...bikes, oldBike, recordOfFlags], bookings, payments } as LegacyRecords;
};

type LegacyServerOptions = {
  /** 0, the default, chooses a free port. */
  port?: number;
  /** The base path, without a slash at the end: `/v1/api`. */
  below?: string;
  /** The legacy server uses US dollars. */
  currency?: string;
  /** The origin of the demo services, whose card service creates the payment intents. */
  demoUrl?: string;
};

export type LegacyServer = {
  /** `http://127.0.0.1:PORT` and the base path, without a slash at the end. */
  url: string;
  /** The records of the database itself. A test that changes them changes the responses. */
  records: LegacyRecords;
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

const newestFirst = (documents: StoredDocument[], field: string): StoredDocument[] =>
  documents.toSorted((one, other) => String(other[field] ?? '').localeCompare(String(one[field] ?? '')));

/** Responds 401 without a token, and then continues with the request, because the legacy server's code lacks a `return`. */
const checkToken: RequestHandler = ({ headers }, response, next) => {
  if (!headers.authorization) {
    response.status(401).send('unauthorized access');
    response.send = () => response;
  }
  next();
};

/** Starts the server on 127.0.0.1 and resolves when it listens. */
export const startLegacyServer = async ({
  port = 0,
  below = '',
  currency = 'usd',
  demoUrl = '',
}: LegacyServerOptions = {}): Promise<LegacyServer> => {
  const records = createRecords();
  const users = createCollection(records.users);
  const categories = createCollection(records.categories);
  const products = createCollection(records.products);
  const bookings = createCollection(records.bookings);
  const payments = createCollection(records.payments);
  const app = express();

  /** Express 4 does not catch exceptions of asynchronous handlers, so they end the process of the legacy server. */
  const handle =
    (work: (request: Request, response: Response) => Promise<unknown>): RequestHandler =>
    (request, response) => {
      work(request, response).catch(restart);
    };

  const emailOfToken = async ({ headers }: Request): Promise<unknown> => {
    const token = headers.authorization?.split(' ')[1] ?? '';
    const verified = await jwtVerify(token, secret).catch(() => null);
    return verified?.payload.email ?? null;
  };

  app.use(cors, express.json());
  app.post(['/products', '/create-payment-intent', '/payments'], checkToken);
  app.delete(['/users/:id', '/products/:id'], checkToken);
  app.get('/advertisement/:id', checkToken);

  app.get('/allbikes', (_, response) => response.send(newestFirst(products.find(), 'advDate').slice(0, 1)));
  app.get('/categories', (_, response) => response.send(categories.find()));
  app.get('/categories/:id', ({ params }, response) =>
    response.send(newestFirst(products.find({ category_id: params.id }), 'date')),
  );

  app.get('/users', ({ query }, response) => response.send(users.find({ email: query.email })));
  app.post('/users', ({ body }, response) =>
    response.send(users.findOne({ email: body.email }) ? { acknowledged: false } : users.insertOne(body)),
  );
  app.get(
    '/jwt',
    handle(async ({ query }, response) => {
      const user = users.findOne({ email: query.email ?? null });
      if (!user) return response.status(403).send({ accessToken: 'Unauthorized' });
      const token = new SignJWT({ email: user.email }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('10h');
      return response.send({ accessToken: await token.sign(secret) });
    }),
  );

  app.get('/allusers', ({ query }, response) => response.send(users.find({ role: query.role })));
  for (const role of ['Admin', 'Buyer', 'Seller'] as const) {
    app.get(`/allusers/${role.toLowerCase()}/:email`, ({ params }, response) =>
      response.send({ [`is${role}`]: users.findOne({ email: params.email })?.role === role.toLowerCase() }),
    );
  }
  app.put(
    '/allusers/seller/:id',
    handle(async (request, response) => {
      if (!request.headers.authorization) return response.status(401).send('unauthorized access');
      const email = await emailOfToken(request);
      if (email === null) return response.status(403).send({ message: 'forbidden access' });
      if (users.findOne({ email })?.role !== 'admin') return response.status(403).send('forbidden access');
      return response.send(users.upsert({ _id: objectId(request.params.id) }, { isVerified: true }));
    }),
  );

  app.get('/allproducts', ({ query }, response) =>
    response.send(products.upsert({ email: query.email }, { isVerified: true })),
  );
  app.post('/products', ({ body }, response) => response.send(products.insertOne(body)));
  app.get('/product', ({ query }, response) => response.send(products.find({ email: query.email })));
  app.get('/report', (_, response) => response.send(products.find({ report: true })));
  for (const [path, collection] of [
    ['/users/:id', users],
    ['/products/:id', products],
    ['/report/:id', products],
  ] as const)
    app.delete(
      path,
      handle(async ({ params }, response) => response.send(collection.deleteOne({ _id: objectId(params.id) }))),
    );
  for (const [path, fields] of [
    ['/advertisement/:id', () => ({ advertise: true, advDate: new Date().toISOString() })],
    ['/report/:id', () => ({ report: true })],
    ['/productstatus/:id', () => ({ soldOut: true, advertise: false })],
  ] as const)
    app.get(
      path,
      handle(async ({ params }, response) => response.send(products.upsert({ _id: objectId(params.id) }, fields()))),
    );

  app.post('/bookings', ({ body }, response) => {
    const isKnown = bookings.findOne({ bikeId: body.bikeId, userEmail: body.userEmail }) !== null;
    if (isKnown) return response.send({ acknowledged: false, message: `You already booked ${body.bikeName}` });
    return response.send(bookings.insertOne(body));
  });
  app.get('/bookings', ({ query }, response) => response.send(bookings.find({ userEmail: query.email })));
  app.get(
    '/bookings/:id',
    // `send(null)` is a 200 with an empty body.
    handle(async ({ params }, response) => response.send(bookings.findOne({ _id: objectId(params.id) }))),
  );

  app.post(
    '/create-payment-intent',
    handle(async ({ body }, response) => {
      const created = await fetch(`${demoUrl}/_cards/intents`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ amount: Number.parseInt(body.resaleValue, 10) * 100, currency }),
      });
      return response.send({ clientSecret: (await created.json()).client_secret });
    }),
  );
  app.post(
    '/payments',
    handle(async ({ body }, response) => {
      const result = payments.insertOne(body);
      bookings.upsert({ _id: objectId(body.bookingId) }, { paid: true, transactionId: body.transactionId });
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
    records,
    close: () =>
      new Promise((resolve) => {
        clearTimeout(start);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
