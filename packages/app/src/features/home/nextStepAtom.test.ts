import { bikes, bookings } from '@second-gear/fixtures';
import { expect, test, vi } from 'vitest';
import { myBookingsAtom } from '#features/booking/bookings.ts';
import { createTestStore, respondWith } from '#testing/createTestStore.ts';
import { waitFor } from '#testing/waitFor.ts';
import { nextStepAtom } from './nextStepAtom.ts';

test.each([
  ['farhana', { kind: 'pay', unpaid: [expect.objectContaining({ paid: false })] }],
  ['rahim', { kind: 'addBike' }],
  ['nasrin', { kind: 'verify', sellers: expect.any(Number) }],
] as const)('the next step of %s is that of the role [R2.49b]', async (user, expected) => {
  const { store } = await createTestStore(user);
  store.sub(nextStepAtom, () => {});
  await waitFor(() => expect(store.get(nextStepAtom)).toEqual(expected));
  vi.unstubAllGlobals();
});

test('the next step of a buyer is not to pay for a bike that another buyer has paid for [R2.49b]', async () => {
  const { store, onRequest } = await createTestStore('farhana');
  const sold = { ...bookings.unpaid, _id: 'of-a-sold-bike', bikeId: bikes.soldOut._id };
  onRequest('GET /bookings', respondWith([bookings.unpaid, sold]));
  store.sub(nextStepAtom, () => {});
  await waitFor(() => expect(store.get(nextStepAtom)).not.toBeNull());
  expect(store.get(myBookingsAtom).data).toHaveLength(2);
  expect(store.get(nextStepAtom)).toMatchObject({ kind: 'pay', unpaid: [{ _id: bookings.unpaid._id }] });
  vi.unstubAllGlobals();
});
