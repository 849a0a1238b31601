import { describe, expect, it } from 'vitest';
import type { FakeAuthProviderOptions } from '../provider/fakeAuthProvider.ts';
import { farhana, settled, start } from './testing/createTestSession.ts';

/**
 * Tests of the ID token. An e-mail address alone does not prove who the user is. So the app sends the auth provider's
 * ID token to each server that accepts ID tokens.
 */

const rafi = { name: 'Rafi', email: 'rafi@example.com', password: 'kickstart' };

describe('ID token', () => {
  it('the ID token is sent with the request for an access token', async () => {
    const { session, server } = start();
    await session.signIn(farhana);
    expect(server.idTokens).toEqual([`id-token-of-${farhana.email}`]);
  });

  it('the ID token is sent with the registration of a new user', async () => {
    const { session, requests, server } = start();
    await session.signUp({ ...rafi, role: 'buyer' });
    expect(requests).toEqual(['createUser buyer', 'accessToken']);
    expect(server.idTokens).toEqual([`id-token-of-${rafi.email}`, `id-token-of-${rafi.email}`]);
  });

  it('the ID token is sent with every renewal of the access token', async () => {
    const { session, server } = start();
    await session.signIn(farhana);
    await session.renewToken(session.accessToken());
    expect(server.idTokens).toEqual([`id-token-of-${farhana.email}`, `id-token-of-${farhana.email}`]);
  });

  it('the app neither requests an ID token from the provider nor sends one when the server accepts no ID tokens', async () => {
    const { session, server } = start({ refuse: { idToken: 'unreachable' } }, undefined, undefined, undefined, false);
    await session.signIn(farhana);
    expect(session.read().state).toBe('signedIn');
    expect(server.idTokens).toEqual([undefined]);
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

  it('the session does not end when the provider returns no ID token for a renewal of the access token', async () => {
    const refuse: FakeAuthProviderOptions['refuse'] = {};
    const { session } = start({ refuse });
    await session.signIn(farhana);
    const stored = session.accessToken();
    refuse.idToken = 'unreachable';
    await expect(session.renewToken(stored)).rejects.toMatchObject({ name: 'ApiError', kind: 'networkError' });
    expect(session.read().state).toBe('signedIn');
    expect(session.accessToken()).toBe(stored);
  });
});
