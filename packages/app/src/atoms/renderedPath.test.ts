import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { renderedPathAtom, whenRendered } from './renderedPath.ts';

/** A store with a rendered page, and a spy for `whenRendered`. */
const createRendered = () => {
  const store = createStore();
  store.set(renderedPathAtom, '/dashboard');
  const onResolved = vi.fn();
  return { store, onResolved };
};
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('resolves at once when the page is rendered already', async () => {
  const { store, onResolved } = createRendered();
  void whenRendered(store, '/dashboard').then(onResolved);
  await nextTask();
  expect(onResolved).toHaveBeenCalledOnce();
});

test.each(['/', '/blogs'])('resolves when %s is rendered', async (path) => {
  const { store, onResolved } = createRendered();
  void whenRendered(store, '/').then(onResolved);
  await nextTask();
  expect(onResolved).not.toHaveBeenCalled();
  store.set(renderedPathAtom, path);
  await nextTask();
  expect(onResolved).toHaveBeenCalledOnce();
});
