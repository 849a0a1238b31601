import { bikes } from '@second-gear/fixtures';
import { type MockBackend, reject, sequence } from '@second-gear/mock-server/msw';
import { http } from 'msw';
import { screen, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { cardOf, press } from '../../stories/steps.ts';
import { hold } from '../hold.ts';
import { announcedText, checkAfterEachTest, openApp, setBackend } from './openApp.tsx';
import { backend, requests, startBackendBeforeEachTest } from './testBackend.ts';

checkAfterEachTest();
startBackendBeforeEachTest();

const holdDeletions = () => {
  const { held, release } = hold();
  const mockBackend = backend;
  const handle: MockBackend['handle'] = async (request) => {
    const response = await mockBackend.handle(request);
    if (request.method === 'DELETE') await held;
    return response;
  };
  setBackend({ ...mockBackend, handle });
  return release;
};

const countDeletions = () => requests.filter((one) => one.startsWith('DELETE')).length;
const expectDeletions = (count: number) => waitFor(() => expect(countDeletions()).toBe(count));

test('F93: the late answer to the deletion of an open report leaves the page that the admin has opened meanwhile', async () => {
  const release = holdDeletions();
  const { canvas, go } = openApp({
    at: `/dashboard/report?report=${bikes.reported._id}`,
    as: 'nasrin',
  });
  await press(within(await screen.findByRole('dialog')), 'Delete the bike');
  await press(within(await screen.findByRole('alertdialog')), 'Delete');
  await expectDeletions(1);
  await go('/dashboard/allbuyers');
  await canvas.findByRole('heading', { level: 1, name: /All Buyers/ });
  release();
  await waitFor(() => expect(announcedText()).toContain('Successfully Deleted'));
  await canvas.findByRole('heading', { level: 1, name: /All Buyers/ });
});

test('F93: the Undo toast of a user disappears at the logout', async () => {
  const { canvas, services } = openApp({ at: '/categories/1', as: 'farhana' });
  const card = await cardOf(canvas, 'Honda CG125');
  await press(card, 'Save Honda CG125');
  await press(card, 'Save Honda CG125');
  await waitFor(() => expect(announcedText()).toContain('Undo'));
  await services.session.signOut();
  await waitFor(() => expect(announcedText()).not.toContain('Undo'));
});

test('N4: the app shows only one error when both the bikes and the role could not be loaded, and one retry loads both [R8.34]', async () => {
  const { held, release } = hold();
  const closed = { listBikes: sequence(reject('Closed.')), isBuyer: sequence(reject('Closed.')) };
  setBackend(backend, closed, [http.get(/\/categories\/1$/, () => held)]);
  const { canvas } = openApp({ at: '/categories/1', as: 'farhana' });
  await canvas.findByText('We could not check your account.');
  release();
  await canvas.findByText('The list did not load');
  await waitFor(() => expect(canvas.queryByText('We could not check your account.')).toBeNull());
  await press(canvas, 'Try again');
  const card = await cardOf(canvas, 'Honda CG125');
  await waitFor(() => expect(card.getByRole('button', { name: 'Book Now' })).toBeEnabled());
});
