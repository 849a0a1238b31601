import { endpoints, idTokenHeader, pathOf } from '@second-gear/contract';
import { seedDb, users } from '@second-gear/fixtures';
import { describe, expect, test } from 'vitest';
import { createMockBackend } from '../../src/msw/mockApi.ts';

/** Who knows an e-mail address is not yet whose it is: what a server makes of the ID token, once it asks for one. */

const proofs: Record<string, string> = {
  'proof-of-farhana': users.farhana.email,
  'proof-of-rafi': 'Rafi@Example.com',
};
const readIdToken = async (idToken: string) => proofs[idToken] ?? null;
const rafi = { name: 'Rafi', email: 'rafi@example.com', role: 'seller' };

const asking = (idToken: string | undefined, strict = true) => {
  const shop = createMockBackend(seedDb({ bikes: 0 }), strict ? { readIdToken } : {});
  const headers = { 'content-type': 'application/json', ...(idToken !== undefined && { [idTokenHeader]: idToken }) };
  const nothing = new Uint8Array();
  return {
    shop,
    jwt: (email: string) =>
      shop.handle({ method: 'GET', path: pathOf('accessToken', { query: { email } }), headers, body: nothing }),
    join: (user: typeof rafi) =>
      shop.handle({ method: 'POST', path: '/users', headers, body: new TextEncoder().encode(JSON.stringify(user)) }),
  };
};

test('these are all the calls that carry an ID token', () => {
  const carriers = Object.entries(endpoints).flatMap(([name, row]) => ('idToken' in row ? [name] : []));
  expect(carriers).toEqual(['createUser', 'accessToken']);
});

describe('a server that asks for proof', () => {
  test('gives an access token for the address that is proved', async () => {
    expect(await asking('proof-of-farhana').jwt(users.farhana.email)).toMatchObject({
      status: 200,
      json: { accessToken: expect.any(String) },
    });
  });

  test.each([undefined, '', ' ', 'forged'])('gives none for an address alone, or with %j', async (idToken) => {
    for (const { email } of [users.farhana, users.nasrin]) {
      expect(await asking(idToken).jwt(email)).toMatchObject({ status: 401, json: { message: expect.any(String) } });
    }
  });

  test('gives none for the address of another, the admin’s least of all', async () => {
    expect(await asking('proof-of-farhana').jwt(users.nasrin.email)).toMatchObject({
      status: 403,
      json: { accessToken: 'Unauthorized' },
    });
  });

  test('takes in a newcomer under the address that is proved, however it is written', async () => {
    const { shop, join } = asking('proof-of-rafi');
    expect(await join(rafi)).toMatchObject({ status: 200, json: { acknowledged: true } });
    expect(shop.db().users.map(({ email }) => email)).toContain(rafi.email);
  });

  test.each([
    [undefined, 401],
    ['forged', 401],
    ['proof-of-farhana', 403],
  ])('takes in nobody with %j', async (idToken, status) => {
    const { shop, join } = asking(idToken);
    const before = shop.db();
    expect(await join(rafi)).toMatchObject({ status, json: { message: expect.any(String) } });
    expect(shop.db()).toBe(before);
  });
});

test.each([undefined, 'forged', 'proof-of-farhana'])(
  'a server that asks for none, as the calls are documented, reads none: %j',
  async (idToken) => {
    const { jwt, join } = asking(idToken, false);
    expect(await jwt(users.nasrin.email)).toMatchObject({ status: 200 });
    expect(await join(rafi)).toMatchObject({ status: 200 });
  },
);
