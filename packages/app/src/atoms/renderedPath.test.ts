import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { drawnPathAtom, untilDrawn } from './renderedPath.ts';

/** Whether a page has been waited for, after everything that was due. */
const heard = () => {
  const store = createStore();
  store.set(drawnPathAtom, '/dashboard');
  const told = vi.fn();
  return { store, told };
};
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('a page that stands there is not waited for', async () => {
  const { store, told } = heard();
  void untilDrawn(store, '/dashboard').then(told);
  await soon();
  expect(told).toHaveBeenCalledOnce();
});

test.each(['/', '/blogs'])('a page that is to come is waited for until %s stands there', async (path) => {
  const { store, told } = heard();
  void untilDrawn(store, '/').then(told);
  await soon();
  expect(told).not.toHaveBeenCalled();
  store.set(drawnPathAtom, path);
  await soon();
  expect(told).toHaveBeenCalledOnce();
});
