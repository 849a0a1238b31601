import { users } from '@second-gear/fixtures';
import { UnsecuredJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { demoPassword } from '../../src/auth/accounts.ts';
import { startMock } from '../support/startMock.ts';

const { farhana: buyer, nasrin } = users;

test('with the setting MOCK_ID_TOKEN, an access token is given only for an ID token of this server and this user', async () => {
  const { url, close } = await startMock({ requiresIdToken: true });
  onTestFinished(close);
  const statusOf = async (email: string, idToken?: string) => {
    const headers: Record<string, string> = idToken === undefined ? {} : { 'x-id-token': idToken };
    return (await fetch(`${url}/jwt?email=${encodeURIComponent(email)}`, { headers })).status;
  };
  const signIn = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, email: buyer.email, password: demoPassword }),
  });
  const { idToken } = await signIn.json();
  expect(await statusOf(buyer.email, idToken)).toBe(200);
  expect(await statusOf(nasrin.email, idToken)).toBe(403);
  const unsigned = new UnsecuredJWT({ email: buyer.email, exp: Math.floor(Date.now() / 1000) + 600 }).encode();
  for (const wrong of [undefined, 'x', unsigned]) expect(await statusOf(buyer.email, wrong)).toBe(401);
});
