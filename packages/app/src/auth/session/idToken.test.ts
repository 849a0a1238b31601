import { describe, expect, it } from 'vitest';
import type { MemoryIdentityOptions } from '../provider/fakeAuthProvider.ts';
import { farhana, settled, start } from './testing/createTestSession.ts';

/** Whoever knows an e-mail address is not yet whose it is: the server is sent the provider's proof, where it takes one. */

const rafi = { name: 'Rafi', email: 'rafi@example.com', password: 'kickstart' };

describe('the proof of who asks', () => {
  it('goes with the question for an access token', async () => {
    const { session, server } = start();
    await session.signIn(farhana);
    expect(server.proofs).toEqual([`id-token-of-${farhana.email}`]);
  });

  it('goes with a newcomer’s record, too', async () => {
    const { session, asked, server } = start();
    await session.signUp({ ...rafi, role: 'buyer' });
    expect(asked).toEqual(['createUser buyer', 'accessToken']);
    expect(server.proofs).toEqual([`id-token-of-${rafi.email}`, `id-token-of-${rafi.email}`]);
  });

  it('goes with every renewal', async () => {
    const { session, server } = start();
    await session.signIn(farhana);
    await session.renewToken(session.accessToken());
    expect(server.proofs).toEqual([`id-token-of-${farhana.email}`, `id-token-of-${farhana.email}`]);
  });

  it('does not go to a server that takes none, and is not asked for', async () => {
    const { session, server } = start({ refuse: { idToken: 'unreachable' } }, undefined, undefined, undefined, false);
    await session.signIn(farhana);
    expect(session.read().state).toBe('signedIn');
    expect(server.proofs).toEqual([undefined]);
  });

  it('lets nobody in where it cannot be had: the entry is unfinished, and can be finished', async () => {
    const refuse: MemoryIdentityOptions['refuse'] = { idToken: 'unreachable' };
    const { session, asked, browser } = start({ refuse });
    await settled(session);
    await expect(session.signIn(farhana)).rejects.toMatchObject({ name: 'Problem', kind: 'unreachable' });
    expect(session.read()).toMatchObject({ state: 'unfinished', problem: { kind: 'unreachable' } });
    expect(asked).toEqual([]);
    expect(browser.token()).toBeNull();
    delete refuse.idToken;
    await session.finish();
    expect(session.read().state).toBe('signedIn');
  });

  it('ends no session where it cannot be had for a renewal', async () => {
    const refuse: MemoryIdentityOptions['refuse'] = {};
    const { session } = start({ refuse });
    await session.signIn(farhana);
    const kept = session.accessToken();
    refuse.idToken = 'unreachable';
    await expect(session.renewToken(kept)).rejects.toMatchObject({ name: 'Problem', kind: 'unreachable' });
    expect(session.read().state).toBe('signedIn');
    expect(session.accessToken()).toBe(kept);
  });
});
