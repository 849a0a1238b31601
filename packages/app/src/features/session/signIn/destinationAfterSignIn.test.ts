import { users } from '@second-gear/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#core/navigation/paths.ts';
import { createTestStore, respondWith } from '#testing/createTestStore.ts';
import { waitFor } from '#testing/waitFor.ts';
import { roleAtom, userAtom } from '../sessionAtoms.ts';
import { destinationAfterSignIn } from './destinationAfterSignIn.ts';

afterEach(() => vi.unstubAllGlobals());

const signInAs = async (name: keyof typeof users) => {
  const app = await createTestStore(name);
  const user = app.store.get(userAtom);
  if (!user) throw new Error(`${name} is not signed in.`);
  return { ...app, goTo: (destination: string) => destinationAfterSignIn(app.services, user, destination) };
};

describe('the destination after sign-in', () => {
  test.each([
    ['farhana', paths.myBookings(), ['buyer']],
    ['rahim', paths.addBike(), ['buyer', 'seller']],
    ['nasrin', paths.allBuyers(), ['buyer', 'seller', 'admin']],
  ] as const)(
    'the app requests the role of %s only once for the redirect to %s and the guard of that page',
    async (name, destination, roles) => {
      const { store, requests, goTo } = await signInAs(name);
      await expect(goTo(destination)).resolves.toBe(destination);
      const leave = store.sub(roleAtom, () => {});
      await waitFor(() => expect(store.get(roleAtom).data).toBe(roles.at(-1)));
      expect(requests.map(decodeURIComponent)).toEqual(
        roles.map((role) => `GET /allusers/${role}/${users[name].email}`),
      );
      leave();
    },
  );

  test('the destination after sign-in is the home page when the requested page is for another role', async () => {
    const { goTo } = await signInAs('rahim');
    await expect(goTo(`${paths.myBookings()}?sort=price`)).resolves.toBe(paths.home());
  });

  test('the destination after sign-in is the home page when the role cannot be read, and the next guard then requests the role again', async () => {
    const { store, requests, onRequest, goTo } = await signInAs('farhana');
    const request = `GET /allusers/buyer/${encodeURIComponent(users.farhana.email)}`;
    onRequest(request, respondWith({ message: 'Closed.' }, 503));
    await expect(goTo(paths.myBookings())).resolves.toBe(paths.home());
    expect(requests).toEqual([request]);
    onRequest(request, (go) => go());
    const leave = store.sub(roleAtom, () => {});
    await waitFor(() => expect(store.get(roleAtom).data).toBe('buyer'));
    leave();
  });

  test('the app requests no role for the destination after sign-in when every signed-in user may open the page', async () => {
    const { requests, goTo } = await signInAs('farhana');
    await expect(goTo(paths.dashboard())).resolves.toBe(paths.dashboard());
    expect(requests).toEqual([]);
  });
});
