import { expect, test, vi } from 'vitest';
import { createTestStore } from '#testing/createTestStore.ts';
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
