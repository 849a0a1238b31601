import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { bikes, seedDb, users } from '@second-gear/fixtures';
import { describe, expect, test } from 'vitest';
import { handleRequest } from '../../src/backend/http/handleRequest.ts';

const db = seedDb({ bikes: 0 });
const now = new Date('2026-11-01T09:00:00.000Z');

const answered = (path: string, as: keyof typeof users | null = null) => {
  const reader = as && users[as];
  const subject = reader && { userId: reader._id, email: reader.email };
  const request = { method: 'GET', path, headers: {}, body: new Uint8Array() };
  const { db: next, result } = handleRequest(db, request, { subject, now, newId: () => 'c0ffee000000000000000001' });
  return { status: 'status' in result ? result.status : 200, isChanged: next !== db, reply: result };
};

/** Everything that json-server 0.17 reads out of a query, and what other servers do besides. */
const operators = [
  ...['_page=2', '_limit=1', '_sort=email', '_order=desc', '_start=1', '_end=2', 'q=a', 'id=1', '_id=1'],
  ...['_embed=bookings', '_expand=user', '_where=1', '_delay=100', 'callback=alert', '_fields=email', '_per_page=1'],
  ...['role=admin', 'role_ne=buyer', 'role_like=.', 'paid=true', 'isVerified=true', 'email_ne=a', 'email_like=.'],
  ...['email_gte=a', 'email_lte=z', 'email[]=a', 'email[$ne]=a', 'email.length=1', '%65mail=a@b.test&email=a@b.test'],
  ...['__proto__=1', 'constructor=1', 'toString=1', '%5F%5Fproto%5F%5F[role]=admin', '=', '=1', 'EMAIL=a@b.test'],
];

const askable: readonly { name: EndpointName; asked: Parameters<typeof pathOf>[1]; as?: keyof typeof users }[] = [
  { name: 'isAdmin', asked: { params: { email: users.rahim.email } } },
  { name: 'isBuyer', asked: { params: { email: users.rahim.email } } },
  { name: 'isSeller', asked: { params: { email: users.rahim.email } } },
  { name: 'findUser', asked: { query: { email: users.rahim.email } } },
  { name: 'accessToken', asked: { query: { email: users.rahim.email } } },
  { name: 'listUsers', asked: { query: { role: 'buyer' } } },
  { name: 'verifyBikesOf', asked: { query: { email: users.rahim.email } } },
  { name: 'trending', asked: {} },
  { name: 'listCategories', asked: {} },
  { name: 'listBikes', asked: { params: { id: '1' } } },
  { name: 'listOwnBikes', asked: { query: { email: users.rahim.email } } },
  { name: 'advertise', asked: { params: { id: bikes.available._id } }, as: 'rahim' },
  { name: 'reportBike', asked: { params: { bikeId: bikes.available._id } } },
  { name: 'listReports', asked: {} },
  { name: 'listBookings', asked: { query: { email: users.farhana.email } } },
  { name: 'findBooking', asked: { params: { id: bikes.available._id } } },
  { name: 'markSold', asked: { params: { bikeId: bikes.available._id } } },
];

describe('a query', () => {
  test('is asked here of every GET there is', () => {
    const gets = Object.entries(endpoints).flatMap(([name, { method }]) => (method === 'GET' ? [name] : []));
    expect(askable.map(({ name }) => name).sort()).toEqual(gets.sort());
  });

  test.each(askable.map((one) => [one.name, one] as const))(
    'M-2: %s takes no operator and nothing twice',
    (name, { asked, as }) => {
      const path = pathOf(name, asked);
      expect(answered(path, as).status).toBe(200);
      for (const operator of operators) {
        const { status, isChanged } = answered(`${path}${path.includes('?') ? '&' : '?'}${operator}`, as);
        expect([operator, status, isChanged]).toEqual([operator, 400, false]);
      }
    },
  );

  test.each(['@', 'rahim', '.*', '%', '*@*', 'r@s', `${users.rahim.email}.bd`, `x${users.rahim.email}`])(
    'M-2: only a whole address is the same address, and %s is nobody’s',
    (email) => {
      const { status, reply } = answered(pathOf('findUser', { query: { email } }));
      if (status === 200) expect(reply).toEqual({ status: 200, json: [] });
      else expect(status).toBe(400);
    },
  );
});
