import { describe, expect, it } from 'vitest';
import type { FakeAuthProviderOptions } from '../provider/testing/fakeAuthProvider.ts';
import { farhana, settled, start } from './testing/createTestSession.ts';

/**
 * Tests of the ID token. An e-mail address alone does not prove who the user is. So the app sends the auth provider's
 * ID token to each server that accepts ID tokens.
 */

const rafi = { name: 'Rafi', email: 'rafi@example.com', password: 'kickstart' };

describe('ID token', () => {
  it('the ID token is sent with the registration of a new user and the request for an access token', async () => {
    const { session, requests, server } = start();
    await session.signUp({ ...rafi, role: 'buyer' });
    expect(requests).toEqual(['createUser buyer', 'accessToken']);
    expect(server.idTokens).toEqual([`id-token-of-${rafi.email}`, `id-token-of-${rafi.email}`]);
  });

  it('the sign-in is incomplete when the provider returns no ID token, and the user can retry', async () => {
    const refuse: FakeAuthProviderOptions['refuse'] = { idToken: 'unreachable' };
    const { session, requests, browser } = start({ refuse });
    await settled(session);
    await expect(session.signIn(farhana)).rejects.toMatchObject({ name: 'ApiError', kind: 'networkError' });
    expect(session.read()).toMatchObject({ state: 'incomplete', error: { kind: 'networkError' } });
    expect(requests).toEqual([]);
    expect(browser.token()).toBeNull();
    delete refuse.idToken;
    await session.retrySignIn();
    expect(session.read().state).toBe('signedIn');
  });
});
