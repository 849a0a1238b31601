import { idTokenHeader, pathOf } from '@second-gear/contract';
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
});
