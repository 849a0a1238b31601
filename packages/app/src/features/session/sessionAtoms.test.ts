import { users } from '@second-gear/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#core/api/apiError.ts';
import { createTestStore, respondWith } from '#testing/createTestStore.ts';
import { waitFor } from '#testing/waitFor.ts';
import { fetchRole, roleAtom, sessionAtom, uidAtom, userAtom } from './sessionAtoms.ts';

afterEach(() => vi.unstubAllGlobals());

describe('signed-in user', () => {
  test('a subscribed atom has the signed-in user, and null after the logout', async () => {
    const { store, services } = await createTestStore('farhana');
    const onResolved: unknown[] = [];
    const unsubscribe = store.sub(uidAtom, () => onResolved.push(store.get(uidAtom)));
    expect(store.get(sessionAtom).state).toBe('signedIn');
    expect(store.get(userAtom)).toMatchObject({ name: users.farhana.name, email: users.farhana.email });
    expect(store.get(uidAtom)).toBe(store.get(userAtom)?.uid);
    await services.session.signOut();
    expect(store.get(sessionAtom).state).toBe('guest');
    expect(store.get(userAtom)).toBeNull();
    expect(onResolved).toEqual([null]);
    unsubscribe();
  });

  test('the signed-in user is up to date when it is read without a subscription', async () => {
    const { store, services } = await createTestStore('farhana');
    const unsubscribe = store.sub(sessionAtom, () => {});
    unsubscribe();
    await services.session.signOut();
    const resubscribe = store.sub(sessionAtom, () => {});
    expect(store.get(sessionAtom).state).toBe('guest');
    await services.session.signIn({ email: users.rahim.email, password: 'kickstart' });
    expect(store.get(userAtom)?.name).toBe(users.rahim.name);
    resubscribe();
  });
});

describe('role', () => {
  test('the role is null for a user who has no role', async () => {
    const { services } = await createTestStore('farhana');
    await expect(fetchRole(services.api, 'unknown@example.com')).resolves.toBeNull();
  });

  test('the role is requested once for each user', async () => {
    const { store, services, requests } = await createTestStore('farhana');
    const unsubscribe = store.sub(roleAtom, () => {});
    await waitFor(() => expect(store.get(roleAtom).data).toBe('buyer'));
    unsubscribe();
    const resubscribe = store.sub(roleAtom, () => {});
    await services.queryClient.refetchQueries({ stale: true });
    expect(requests).toHaveLength(1);
    await services.session.signOut();
    await services.session.signIn({ email: users.rahim.email, password: 'kickstart' });
    await waitFor(() => expect(store.get(roleAtom).data).toBe('seller'));
    resubscribe();
  });

  test('the role is not requested for a guest', async () => {
    const { store, requests } = await createTestStore(null);
    const unsubscribe = store.sub(roleAtom, () => {});
    expect(store.get(roleAtom)).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
    expect(requests).toEqual([]);
    unsubscribe();
  });

  test('N3: the role atom has an error and no role when the request for the role fails', async () => {
    const { store, onRequest } = await createTestStore('farhana');
    onRequest(`GET /allusers/buyer/${encodeURIComponent(users.farhana.email)}`, respondWith({}, 400));
    onRequest(`GET /allusers/buyer/${users.farhana.email}`, respondWith({}, 400));
    const unsubscribe = store.sub(roleAtom, () => {});
    await waitFor(() => expect(store.get(roleAtom).isError).toBe(true));
    expect(store.get(roleAtom).error).toEqual(new ApiError('rejected'));
    expect(store.get(roleAtom).data).toBeUndefined();
    unsubscribe();
  });
});
