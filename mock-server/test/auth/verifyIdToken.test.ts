import { users } from '@second-gear/fixtures';
import { UnsecuredJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { demoPassword } from '../../src/auth/accounts.ts';
import { startMock } from '../support/startMock.ts';

const { farhana: buyer, nasrin } = users;

const start = async (idTokens: 'required' | 'unsigned') => {
  const { url, close } = await startMock({ idTokens });
  onTestFinished(close);
  const statusOf = async (email: string, idToken?: string) => {
    const headers: Record<string, string> = idToken === undefined ? {} : { 'x-id-token': idToken };
    return (await fetch(`${url}/jwt?email=${encodeURIComponent(email)}`, { headers })).status;
  };
  return { url, statusOf };
};

const unsignedToken = (email: string, seconds: number) =>
  new UnsecuredJWT({ email, exp: Math.floor(Date.now() / 1000) + seconds }).encode();

test('with the rule "required", an access token is given only for an ID token of this server and this user', async () => {
  const { url, statusOf } = await start('required');
  const signIn = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, email: buyer.email, password: demoPassword }),
  });
  const { idToken } = await signIn.json();
  expect(await statusOf(buyer.email, idToken)).toBe(200);
  expect(await statusOf(nasrin.email, idToken)).toBe(403);
  for (const wrong of [undefined, 'x', unsignedToken(buyer.email, 600)])
    expect(await statusOf(buyer.email, wrong)).toBe(401);
});

test('with the rule "unsigned", an access token is given for an unsigned ID token of the official emulator', async () => {
  const { statusOf } = await start('unsigned');
  expect(await statusOf(buyer.email, unsignedToken(buyer.email, 600))).toBe(200);
  expect(await statusOf(buyer.email, unsignedToken(nasrin.email, 600))).toBe(403);
  expect(await statusOf(buyer.email, unsignedToken(buyer.email, -1))).toBe(401);
});
