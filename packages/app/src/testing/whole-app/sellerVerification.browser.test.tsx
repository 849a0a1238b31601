import { users } from '@second-gear/fixtures';
import { type MockBackend, reject, sequence } from '@second-gear/mock-server/msw';
import { waitFor } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { defaultTimeouts, type Timeouts } from '../../api/timing.ts';
import { expectToast, press, rowOf } from '../../stories/steps.ts';
import { announcedText, checkAfterEachTest, openApp, setBackend } from './openApp.tsx';
import {
  backend,
  countRequests,
  fastTimeouts,
  requestAs,
  requests,
  startBackend,
  startBackendBeforeEachTest,
} from './testBackend.ts';

/** Tests the whole app when the second request of a seller verification fails. */

checkAfterEachTest();
startBackendBeforeEachTest();

describe('a seller verification whose second request fails', () => {
  const openSellers = (timeouts: Timeouts = defaultTimeouts) =>
    openApp({ at: '/dashboard/allseller', as: 'nasrin', timeouts: timeouts });
  const verifyBikesRequest = `GET /allproducts?email=${encodeURIComponent(users.sadia.email)}`;
  const verifiedBikesOfSadia = () =>
    backend.db().products.filter(({ email, isVerified }) => email === users.sadia.email && isVerified);

  test('X6: the app shows the seller as verified, reports the failure, and marks the bikes later by itself, when the second request of a verification fails [R7.12 R7.13]', async () => {
    startBackend({ verifyBikesOf: sequence(reject('Closed.'), reject('Closed.')) });
    const { canvas } = openSellers({ ...defaultTimeouts, firstRetryDelayMs: 50 });
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await expectToast('The seller is verified, but not on their bikes yet. That is retried automatically.');
    const endpoint = await rowOf(canvas, 'Sadia Rahman');
    await endpoint.findByText('Verified');
    await waitFor(() => expect(verifiedBikesOfSadia()).not.toHaveLength(0));
    await waitFor(() => expect(endpoint.queryByText('Not on their bikes yet')).toBeNull());
    expect(countRequests(verifyBikesRequest)).toBe(1);
  });

  test('X6: the app shows a retry button for a seller verification until the bikes are marked', async () => {
    startBackend({ verifyBikesOf: sequence(reject('Closed.')) });
    const { canvas } = openSellers({ ...defaultTimeouts, firstRetryDelayMs: 600_000 });
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await (await rowOf(canvas, 'Sadia Rahman')).findByText('Not on their bikes yet');
    await press(await rowOf(canvas, 'Sadia Rahman'), 'Try again');
    await expectToast('Seller Verified successful.');
    await waitFor(() => expect(verifiedBikesOfSadia()).not.toHaveLength(0));
    expect((await rowOf(canvas, 'Sadia Rahman')).queryByText('Not on their bikes yet')).toBeNull();
  });

  test("X6: the app completes a seller verification at the admin's next visit when the admin has left the page", async () => {
    startBackend({ verifyBikesOf: reject('Closed.') });
    const { canvas } = openSellers({ ...defaultTimeouts, firstRetryDelayMs: 600_000 });
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await (await rowOf(canvas, 'Sadia Rahman')).findByText('Not on their bikes yet');
    const storedItems = { ...window.localStorage };

    setBackend(backend);
    const later = openApp({ at: '/dashboard', as: 'nasrin', timeouts: fastTimeouts });
    for (const [key, value] of Object.entries(storedItems)) window.localStorage.setItem(key, value);
    expect(JSON.stringify(storedItems)).not.toContain(users.sadia.email);
    await later.go('/dashboard/allseller');
    await waitFor(() => expect(verifiedBikesOfSadia()).not.toHaveLength(0));
    await waitFor(() => expect(JSON.stringify({ ...window.localStorage })).not.toContain(users.sadia._id));
  });

  test("A9, X6: the app does not continue an admin's seller verification after another user has signed in", async () => {
    let release = () => {};
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    const mockBackend = backend;
    const handle: MockBackend['handle'] = async (request) => {
      const response = await mockBackend.handle(request);
      if (request.method === 'PUT') await pending;
      return response;
    };
    setBackend({ ...mockBackend, handle: handle });
    const { canvas, services } = openSellers(defaultTimeouts);
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await waitFor(() => expect(requests.some((request) => request.startsWith('PUT'))).toBe(true));
    await services.session.signOut();
    await services.session.signIn({ email: users.farhana.email, password: 'kickstart' });
    release();
    // If the app continued the verification, it would send the second request before these two requests get their
    // responses.
    for (const _ of ['the first', 'the second']) await services.api.listCategories({});
    expect(countRequests(verifyBikesRequest)).toBe(0);
    expect(announcedText()).not.toContain('Seller Verified');
  });

  test('X6: the app says that another admin has verified the seller, and marks the bikes [R7.11]', async () => {
    const { canvas } = openSellers({ ...defaultTimeouts, firstRetryDelayMs: 50 });
    await rowOf(canvas, 'Sadia Rahman');
    await requestAs('PUT', `/allusers/seller/${users.sadia._id}`, users.nasrin.email);
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await expectToast('Nothing changed: this seller is verified already, or gone. The list is up to date again.');
    await waitFor(() => expect(verifiedBikesOfSadia()).not.toHaveLength(0));
  });
});
