import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { renderedPathAtom, whenRendered } from './renderedPath.ts';

/** Creates a store in which the page /dashboard is rendered, and a spy for the promise of `whenRendered`. */
const createRendered = () => {
  const store = createStore();
  store.set(renderedPathAtom, '/dashboard');
  const onResolved = vi.fn();
  return { store, onResolved };
};
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('whenRendered resolves immediately when the page is already rendered', async () => {
  const { store, onResolved } = createRendered();
  void whenRendered(store, '/dashboard').then(onResolved);
  await nextTask();
  expect(onResolved).toHaveBeenCalledOnce();
});

test.each(['/', '/blogs'])('whenRendered resolves when %s is rendered', async (path) => {
  const { store, onResolved } = createRendered();
  void whenRendered(store, '/').then(onResolved);
  await nextTask();
  expect(onResolved).not.toHaveBeenCalled();
  store.set(renderedPathAtom, path);
  await nextTask();
  expect(onResolved).toHaveBeenCalledOnce();
});
