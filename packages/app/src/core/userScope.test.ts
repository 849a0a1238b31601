import { Provider } from 'jotai';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore } from '#testing/createTestStore.ts';
import { usePageScope, useUserScope } from './userScope.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['usePageScope', usePageScope],
  ['useUserScope', useUserScope],
])('F93: %s says that the user is gone after a logout, also when the next user has logged in', async (_, useScope) => {
  const { store, services } = await createTestStore('farhana');
  const begun: (() => boolean)[] = [];
  const Page = () => {
    begun.push(useScope()());
    return null;
  };
  const page = createElement(MemoryRouter, null, createElement(Page));
  renderToStaticMarkup(createElement(Provider, { store }, page));
  expect(begun[0]?.()).toBe(true);
  await services.session.signOut();
  expect(begun[0]?.()).toBe(false);
  await services.session.signIn({ email: 'seller@secondgear.test', password: 'kickstart' });
  expect(begun[0]?.()).toBe(false);
});
