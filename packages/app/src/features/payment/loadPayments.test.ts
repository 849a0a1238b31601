import { expect, test, vi } from 'vitest';
import { createTestStore } from '#testing/createTestStore.ts';
import { waitFor } from '#testing/waitFor.ts';
import { stripeAtom } from './checkoutAtoms.ts';
import { loadPayments, loadPaymentsAtom } from './loadPayments.ts';

const error = new TypeError('cards is undefined');

vi.mock('./fake-stripe/openFakeStripe.tsx', () => ({
  openFakeStripe: () => {
    throw error;
  },
}));

test('F73: the payment page gets the error of the program, which is reported, when the code of the card form throws', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { store } = await createTestStore('farhana');
  store.set(loadPaymentsAtom, () => loadPayments({ publishableKey: null, demoUrl: '' }));
  store.sub(stripeAtom, () => {});
  await waitFor(() => expect(store.get(stripeAtom).error).toBe(error));
  expect(reported.mock.calls).toEqual([[error]]);
});
