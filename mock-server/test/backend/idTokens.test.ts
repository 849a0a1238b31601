import { endpoints, idTokenHeader, pathOf } from '@second-gear/contract';
import { seedDb, users } from '@second-gear/fixtures';
import { describe, expect, test } from 'vitest';
import { createMockBackend } from '../../src/msw/mockApi.ts';

/**
 * A server can require an ID token, because a client that knows the e-mail address of another user could otherwise get
 * that user's access token.
 */

const emailsByIdToken: Record<string, string> = {
  'proof-of-farhana': users.farhana.email,
  'proof-of-rafi': 'Rafi@Example.com',
};
const readIdToken = async (idToken: string) => emailsByIdToken[idToken] ?? null;
const rafi = { name: 'Rafi', email: 'rafi@example.com', role: 'seller' };

const clientWith = (idToken: string | undefined, requiresIdToken = true) => {
  const backend = createMockBackend(seedDb({ bikes: 0 }), requiresIdToken ? { verifyIdToken: readIdToken } : {});
  const headers = { 'content-type': 'application/json', ...(idToken !== undefined && { [idTokenHeader]: idToken }) };
  const nothing = new Uint8Array();
  return {
    backend,
    jwt: (email: string) =>
      backend.handle({ method: 'GET', path: pathOf('accessToken', { query: { email } }), headers, body: nothing }),
    register: (user: typeof rafi) =>
      backend.handle({ method: 'POST', path: '/users', headers, body: new TextEncoder().encode(JSON.stringify(user)) }),
  };
};

test('the endpoint table marks two endpoints with idToken', () => {
  const withIdToken = Object.entries(endpoints).flatMap(([name, endpoint]) => ('idToken' in endpoint ? [name] : []));
  expect(withIdToken).toEqual(['createUser', 'accessToken']);
});

describe('server that requires ID tokens', () => {
  test('a server that requires ID tokens returns an access token for the e-mail address of the ID token', async () => {
    expect(await clientWith('proof-of-farhana').jwt(users.farhana.email)).toMatchObject({
      status: 200,
      json: { accessToken: expect.any(String) },
    });
  });

  test.each([undefined, '', ' ', 'forged'])(
    'a server that requires ID tokens rejects a request for an access token with the ID token %j',
    async (idToken) => {
      for (const { email } of [users.farhana, users.nasrin]) {
        expect(await clientWith(idToken).jwt(email)).toMatchObject({
          status: 401,
          json: { message: expect.any(String) },
        });
      }
    },
  );

  test('a server that requires ID tokens rejects a request for the access token of another user', async () => {
    expect(await clientWith('proof-of-farhana').jwt(users.nasrin.email)).toMatchObject({
      status: 403,
      json: { accessToken: 'Unauthorized' },
    });
  });

  test('a server that requires ID tokens registers a user with the e-mail address of the ID token, in any letter case', async () => {
    const { backend, register } = clientWith('proof-of-rafi');
    expect(await register(rafi)).toMatchObject({ status: 200, json: { acknowledged: true } });
    expect(backend.db().users.map(({ email }) => email)).toContain(rafi.email);
  });

  test.each([
    [undefined, 401],
    ['forged', 401],
    ['proof-of-farhana', 403],
  ])('a server that requires ID tokens registers no user with the ID token %j', async (idToken, status) => {
    const { backend, register } = clientWith(idToken);
    const before = backend.db();
    expect(await register(rafi)).toMatchObject({ status, json: { message: expect.any(String) } });
    expect(backend.db()).toBe(before);
  });
});

test.each([undefined, 'forged', 'proof-of-farhana'])(
  'the server ignores the ID token %j by default, as documented',
  async (idToken) => {
    const { jwt, register } = clientWith(idToken, false);
    expect(await jwt(users.nasrin.email)).toMatchObject({ status: 200 });
    expect(await register(rafi)).toMatchObject({ status: 200 });
  },
);
