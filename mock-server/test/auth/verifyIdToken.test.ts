import { users } from '@second-gear/fixtures';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../src/auth/accounts.ts';
import type { IdTokenRule } from '../../src/auth/verifyIdToken.ts';
import { startMock, type TestServer } from '../support/startMock.ts';

const buyer = users.farhana;
const now = new Date('2026-11-01T03:00:00.000Z');
const later = (seconds: number) => Math.floor(now.getTime() / 1000) + seconds;

const time = now;
let servers: Record<IdTokenRule, TestServer>;
beforeAll(async () => {
  const start = (idTokens: IdTokenRule) => startMock({ idTokens, now: () => time });
  servers = { ignored: await start('ignored'), required: await start('required'), unsigned: await start('unsigned') };
});
afterAll(async () => {
  for (const { close } of Object.values(servers)) await close();
});

const statusOf = async (rule: IdTokenRule, email: string, idToken?: string) => {
  const headers: Record<string, string> = idToken === undefined ? {} : { 'x-id-token': idToken };
  const path = `/jwt?email=${encodeURIComponent(email)}`;
  return (await fetch(servers[rule].url + path, { headers })).status;
};

/** Sends a request to the auth provider, as the Firebase SDK does. */
const identity = async (rule: IdTokenRule, call: string, body: object): Promise<{ idToken: string }> =>
  (
    await fetch(`${servers[rule].url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    })
  ).json();

const signIn = (rule: IdTokenRule, password = demoPassword) =>
  identity(rule, 'signInWithPassword', { email: buyer.email, password });

describe('ID tokens signed by this server', () => {
  test('with the rule "required", the server gives an access token only for an ID token', async () => {
    const { idToken } = await signIn('required');
    expect(await statusOf('required', buyer.email, idToken)).toBe(200);
    expect(await statusOf('required', users.nasrin.email, idToken)).toBe(403);
    expect(await statusOf('required', buyer.email)).toBe(401);
  });

  test('an ID token with a wrong signature or without a signature is rejected', async () => {
    const claims = { email: buyer.email, sub: buyer._id, iat: later(0), auth_time: later(0), exp: later(600) };
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
    for (const idToken of [forged, new UnsecuredJWT(claims).encode(), 'e30.e30.', 'x']) {
      expect(await statusOf('required', buyer.email, idToken)).toBe(401);
    }
  });
});

test.each([
  ['a valid token', { email: buyer.email, exp: later(600) }, 200],
  ['a token of another user', { email: users.nasrin.email, exp: later(600) }, 403],
  ['an expired token', { email: buyer.email, exp: later(-1) }, 401],
  ['a token without an e-mail address', { exp: later(600) }, 401],
])(
  'with the rule "unsigned", the server verifies an unsigned ID token of the official emulator: %s',
  async (_, claims, status) => {
    expect(await statusOf('unsigned', buyer.email, new UnsecuredJWT(claims).encode())).toBe(status);
  },
);
