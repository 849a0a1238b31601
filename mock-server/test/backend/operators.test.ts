import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { bikes, seedDb, users } from '@second-gear/fixtures';
import { describe, expect, test } from 'vitest';
import { handleRequest } from '../../src/backend/http/handleRequest.ts';

const db = seedDb({ bikes: 0 });
const now = new Date('2026-11-01T09:00:00.000Z');

const execute = (path: string, as: keyof typeof users | null = null) => {
  const user = as && users[as];
  const subject = user && { userId: user._id, email: user.email };
  const request = { method: 'GET', path, headers: {}, body: new Uint8Array() };
  const { db: next, result } = handleRequest(db, request, { subject, now, newId: () => 'c0ffee000000000000000001' });
  return { status: 'status' in result ? result.status : 200, isChanged: next !== db, result };
};

/** All query operators of json-server 0.17, and some operators of other servers. */
const operators = [
  ...['_page=2', '_limit=1', '_sort=email', '_order=desc', '_start=1', '_end=2', 'q=a', 'id=1', '_id=1'],
  ...['_embed=bookings', '_expand=user', '_where=1', '_delay=100', 'callback=alert', '_fields=email', '_per_page=1'],
  ...['role=admin', 'role_ne=buyer', 'role_like=.', 'paid=true', 'isVerified=true', 'email_ne=a', 'email_like=.'],
  ...['email_gte=a', 'email_lte=z', 'email[]=a', 'email[$ne]=a', 'email.length=1', '%65mail=a@b.test&email=a@b.test'],
  ...['__proto__=1', 'constructor=1', 'toString=1', '%5F%5Fproto%5F%5F[role]=admin', '=', '=1', 'EMAIL=a@b.test'],
];

const getRequests: readonly { name: EndpointName; input: Parameters<typeof pathOf>[1]; as?: keyof typeof users }[] = [
  { name: 'isAdmin', input: { params: { email: users.rahim.email } } },
  { name: 'isBuyer', input: { params: { email: users.rahim.email } } },
  { name: 'isSeller', input: { params: { email: users.rahim.email } } },
  { name: 'findUser', input: { query: { email: users.rahim.email } } },
  { name: 'accessToken', input: { query: { email: users.rahim.email } } },
  { name: 'listUsers', input: { query: { role: 'buyer' } } },
  { name: 'verifyBikesOf', input: { query: { email: users.rahim.email } } },
  { name: 'trending', input: {} },
  { name: 'listCategories', input: {} },
  { name: 'listBikes', input: { params: { id: '1' } } },
  { name: 'listOwnBikes', input: { query: { email: users.rahim.email } } },
  { name: 'advertise', input: { params: { id: bikes.available._id } }, as: 'rahim' },
  { name: 'reportBike', input: { params: { bikeId: bikes.available._id } } },
  { name: 'listReports', input: {} },
  { name: 'listBookings', input: { query: { email: users.farhana.email } } },
  { name: 'findBooking', input: { params: { id: bikes.available._id } } },
  { name: 'markSold', input: { params: { bikeId: bikes.available._id } } },
];

describe('query', () => {
  test('the operator tests cover every GET endpoint', () => {
    const gets = Object.entries(endpoints).flatMap(([name, { method }]) => (method === 'GET' ? [name] : []));
    expect(getRequests.map(({ name }) => name).sort()).toEqual(gets.sort());
  });

  test.each(getRequests.map((entry) => [entry.name, entry] as const))(
    'M-2: the backend rejects query operators and repeated parameters of %s',
    (name, { input, as }) => {
      const path = pathOf(name, input);
      expect(execute(path, as).status).toBe(200);
      for (const operator of operators) {
        const { status, isChanged } = execute(`${path}${path.includes('?') ? '&' : '?'}${operator}`, as);
        expect([operator, status, isChanged]).toEqual([operator, 400, false]);
      }
    },
  );

  test.each(['@', 'rahim', '.*', '%', '*@*', 'r@s', `${users.rahim.email}.bd`, `x${users.rahim.email}`])(
    'M-2: findUser finds a user only by the complete e-mail address, not by %s',
    (email) => {
      const { status, result } = execute(pathOf('findUser', { query: { email } }));
      if (status === 200) expect(result).toEqual({ status: 200, json: [] });
      else expect(status).toBe(400);
    },
  );
});
