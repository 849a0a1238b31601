import { expect, test } from 'vitest';
import { checkAfterEachTest, openApp } from './openApp.tsx';
import { fastTimeouts, requests, startBackendBeforeEachTest } from './testBackend.ts';

/** Tests the whole app with category ids that a user has typed into the URL. */

checkAfterEachTest();
startBackendBeforeEachTest();

test.each([
  ['with 8 KB', '9'.repeat(8192)],
  ['with 321 letters', 'a'.repeat(321)],
  ['with a space', '%20'],
])('the app shows the not-found page, and sends no request, for a category id %s', async (_, id) => {
  const { canvas } = openApp({ at: `/categories/${id}`, as: 'farhana', timeouts: fastTimeouts });
  await canvas.findByText("Sorry, we couldn't find this page.");
  expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(requests.filter((request) => request.startsWith('GET /categories/'))).toEqual([]);
});
