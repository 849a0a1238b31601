import { users } from '@second-gear/fixtures';
import { reject, sequence } from '@second-gear/mock-server/msw';
import { waitFor } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { expectToast, press, rowOf } from '../../stories/steps.ts';
import { checkAfterEachTest, openApp } from './openApp.tsx';
import { backend, countRequests, requestAs, startBackend, startBackendBeforeEachTest } from './testBackend.ts';

checkAfterEachTest();
startBackendBeforeEachTest();

describe('a seller verification whose second request fails', () => {
  const openSellers = () => openApp({ at: '/dashboard/allseller', as: 'nasrin' });
  const verifyBikesRequest = `GET /allproducts?email=${encodeURIComponent(users.sadia.email)}`;
  const verifiedBikesOfSadia = () =>
    backend.db().products.filter(({ email, isVerified }) => email === users.sadia.email && isVerified);

  test('X6: the app shows the seller as verified, reports the failure, and marks the bikes later by itself, when the second request of a verification fails [R7.12 R7.13]', async () => {
    startBackend({ verifyBikesOf: sequence(reject('Closed.'), reject('Closed.')) });
    const { canvas } = openSellers();
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await expectToast('The seller is verified, but the badge is not on their bikes yet. We try again automatically.');
    const endpoint = await rowOf(canvas, 'Sadia Rahman');
    await endpoint.findByText('Verified');
    await waitFor(() => expect(verifiedBikesOfSadia()).not.toHaveLength(0));
    await waitFor(() => expect(endpoint.queryByText('Badge not on bikes yet')).toBeNull());
    expect(countRequests(verifyBikesRequest)).toBe(1);
  });

  test('X6: the app says that another admin has verified the seller, and marks the bikes [R7.11]', async () => {
    const { canvas } = openSellers();
    await rowOf(canvas, 'Sadia Rahman');
    await requestAs('PUT', `/allusers/seller/${users.sadia._id}`, users.nasrin.email);
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await expectToast('Nothing changed: this seller is verified already, or gone. The list is up to date now.');
    await waitFor(() => expect(verifiedBikesOfSadia()).not.toHaveLength(0));
  });
});
