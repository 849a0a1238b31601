import { bikes } from '@second-gear/fixtures';
import type { MockBackend } from '@second-gear/mock-server/msw';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { cardOf, press } from '../../stories/steps.ts';
import { announcedText, checkAfterEachTest, openApp, setBackend } from './openApp.tsx';
import { backend, fastTimeouts, requests, startBackendBeforeEachTest } from './testBackend.ts';

/** Tests the whole app when an answer arrives after the user has opened another page or has logged out. */

checkAfterEachTest();
startBackendBeforeEachTest();

/** Holds the responses to all deletions until the returned function is called. */
const holdDeletions = () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const mockBackend = backend;
  const handle: MockBackend['handle'] = async (request) => {
    const response = await mockBackend.handle(request);
    if (request.method === 'DELETE') await held;
    return response;
  };
  setBackend({ ...mockBackend, handle });
  return () => release();
};

const countDeletions = () => requests.filter((one) => one.startsWith('DELETE')).length;
const expectDeletions = (count: number) => waitFor(() => expect(countDeletions()).toBe(count));

test('F93: the late answer to the deletion of an open report leaves the page that the admin has opened meanwhile', async () => {
  const release = holdDeletions();
  const { canvas, go } = openApp({
    at: `/dashboard/report?report=${bikes.reported._id}`,
    as: 'nasrin',
    timeouts: fastTimeouts,
  });
  await press(within(await screen.findByRole('dialog')), 'Delete');
  await press(within(await screen.findByRole('alertdialog')), 'Delete');
  await expectDeletions(1);
  await go('/dashboard/allbuyers');
  await canvas.findByRole('heading', { level: 1, name: /All Buyers/ });
  release();
  await waitFor(() => expect(announcedText()).toContain('Successfully Deleted'));
  await canvas.findByRole('heading', { level: 1, name: /All Buyers/ });
});

test('F93: a bulk deletion sends no more requests, and shows nothing, after the admin has logged out', async () => {
  const release = holdDeletions();
  const { canvas, services } = openApp({ at: '/dashboard/allbuyers', as: 'nasrin', timeouts: fastTimeouts });
  await canvas.findByRole('rowheader', { name: 'Imran Kabir' });
  expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3);
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select all/ }));
  await press(within(await canvas.findByRole('region', { name: 'Selected rows' })), 'Delete');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Delete \d+$/ }));
  // The app sends at most three requests of a bulk action at a time.
  await expectDeletions(3);
  await services.session.signOut();
  release();
  await canvas.findByRole('heading', { level: 1, name: 'Login' });
  await services.api.listCategories({});
  expect(countDeletions()).toBe(3);
  expect(announcedText()).not.toContain('You left the page');
});

test('F93: the Undo toast of a user disappears at the logout', async () => {
  const { canvas, services } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
  const card = await cardOf(canvas, 'Honda CG125');
  await press(card, 'Save Honda CG125');
  await press(card, 'Save Honda CG125');
  await waitFor(() => expect(announcedText()).toContain('Undo'));
  await services.session.signOut();
  await waitFor(() => expect(announcedText()).not.toContain('Undo'));
});
