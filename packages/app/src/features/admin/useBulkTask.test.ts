import { atom, Provider } from 'jotai';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore } from '#testing/createTestStore.ts';
import { isGone, useBulkTask } from './useBulkTask.ts';

afterEach(() => vi.unstubAllGlobals());

test('a bulk action sends no request after its admin has logged out, also when the next user has logged in [R12.40]', async () => {
  const { store, services } = await createTestStore('nasrin');
  vi.stubGlobal('navigator', { onLine: true });
  const send = vi.fn(async () => 'done' as const);
  const sendAtom = atom(null, (_get, _set, _row: { _id: string }) => send());
  const options = { send: sendAtom, list: ['users', 'buyer'], outdated: [], isDone: isGone };
  const tasks: ReturnType<typeof useBulkTask>[] = [];
  const Page = () => {
    tasks.push(useBulkTask(options));
    return null;
  };
  renderToStaticMarkup(createElement(Provider, { store }, createElement(Page)));
  const [task] = tasks;
  expect(await task?.send({ _id: '1' })).toEqual({ kind: 'done' });
  await services.session.signOut();
  expect(await task?.send({ _id: '2' })).toEqual({ kind: 'notSent' });
  await services.session.signIn({ email: 'seller@secondgear.test', password: 'kickstart' });
  expect(await task?.send({ _id: '3' })).toEqual({ kind: 'notSent' });
  expect(task?.isSameUser?.()).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});
