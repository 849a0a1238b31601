import { people } from '@second-gear/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '../api/apiError.ts';
import { askRole, personAtom, roleAtom, sessionAtom, uidAtom } from './session.ts';
import { answered, openAtoms } from './testing/createTestStore.ts';

afterEach(() => vi.unstubAllGlobals());

describe('who is here', () => {
  test('a person, their name, and nobody once they have logged out, told while it is watched', async () => {
    const { store, world } = await openAtoms('farhana');
    const told: unknown[] = [];
    const leave = store.sub(uidAtom, () => told.push(store.get(uidAtom)));
    expect(store.get(sessionAtom).state).toBe('signedIn');
    expect(store.get(personAtom)).toMatchObject({ name: people.farhana.name, email: people.farhana.email });
    expect(store.get(uidAtom)).toBe(store.get(personAtom)?.uid);
    await world.session.signOut();
    expect(store.get(sessionAtom).state).toBe('guest');
    expect(store.get(personAtom)).toBeNull();
    expect(told).toEqual([null]);
    leave();
  });

  test('what changed while nobody watched is known to whoever watches next', async () => {
    const { store, world } = await openAtoms('farhana');
    const leave = store.sub(sessionAtom, () => {});
    leave();
    await world.session.signOut();
    const again = store.sub(sessionAtom, () => {});
    expect(store.get(sessionAtom).state).toBe('guest');
    await world.session.signIn({ email: people.rahim.email, password: 'kickstart' });
    expect(store.get(personAtom)?.name).toBe(people.rahim.name);
    again();
  });
});

describe('their role', () => {
  const questions = (email: string) => ['buyer', 'seller', 'admin'].map((role) => `GET /allusers/${role}/${email}`);

  test.each([
    ['farhana', 'buyer', 1],
    ['rahim', 'seller', 2],
    ['nasrin', 'admin', 3],
  ] as const)('of %s: %s, found at the question number %i', async (who, role, asks) => {
    const { store, asked } = await openAtoms(who);
    const leave = store.sub(roleAtom, () => {});
    await vi.waitFor(() => expect(store.get(roleAtom).data).toBe(role));
    expect(asked.map(decodeURIComponent)).toEqual(questions(people[who].email).slice(0, asks));
    leave();
  });

  test('of somebody whom the server gives none: none', async () => {
    const { world } = await openAtoms('farhana');
    await expect(askRole(world.api, 'nobody@example.com')).resolves.toBeNull();
  });

  test('is asked once a person, and anew for the next', async () => {
    const { store, world, asked } = await openAtoms('farhana');
    const leave = store.sub(roleAtom, () => {});
    await vi.waitFor(() => expect(store.get(roleAtom).data).toBe('buyer'));
    leave();
    const again = store.sub(roleAtom, () => {});
    await world.queryClient.refetchQueries({ stale: true });
    expect(asked).toHaveLength(1);
    await world.session.signOut();
    await world.session.signIn({ email: people.rahim.email, password: 'kickstart' });
    await vi.waitFor(() => expect(store.get(roleAtom).data).toBe('seller'));
    again();
  });

  test('of a guest is not asked', async () => {
    const { store, asked } = await openAtoms(null);
    const leave = store.sub(roleAtom, () => {});
    expect(store.get(roleAtom)).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
    expect(asked).toEqual([]);
    leave();
  });

  test('N3: that could not be asked is a problem, and no role', async () => {
    const { store, fate } = await openAtoms('farhana');
    fate(`GET /allusers/buyer/${encodeURIComponent(people.farhana.email)}`, answered({}, 400));
    fate(`GET /allusers/buyer/${people.farhana.email}`, answered({}, 400));
    const leave = store.sub(roleAtom, () => {});
    await vi.waitFor(() => expect(store.get(roleAtom).isError).toBe(true));
    expect(store.get(roleAtom).error).toEqual(new Problem('refused'));
    expect(store.get(roleAtom).data).toBeUndefined();
    leave();
  });
});
