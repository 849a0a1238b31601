import { bikes, users } from '@second-gear/fixtures';
import { createMockBackend, type MockBackend, respondWith } from '@second-gear/mock-server/msw';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { book, cardOf, confirmDelete, expectRemoved, expectToast, fillIn, press, rowOf } from '../../stories/steps.ts';
import { announcedText, checkAfterEachTest, openApp, setBackend } from './openApp.tsx';
import { countRequests, initialDb, requestAs, startBackend, startBackendBeforeEachTest } from './testBackend.ts';

checkAfterEachTest();
startBackendBeforeEachTest();

describe('responses in another order than the requests', () => {
  test.each([
    ['in the order of the requests', [1, 2, 3]],
    ['with the first one at the end', [2, 3, 1]],
  ])('X1: the app shows the category that was opened last of three, when the responses arrive %s', async (_, order) => {
    const pending = new Map<string, () => void>();
    const mockBackend = createMockBackend(initialDb);
    const handle: MockBackend['handle'] = async (request) => {
      const [, id] = /^\/categories\/(\d)$/.exec(request.path) ?? [];
      if (id) await new Promise<void>((resolve) => pending.set(id, resolve));
      return mockBackend.handle(request);
    };
    setBackend({ ...mockBackend, handle: handle });
    const { canvas, go } = openApp({ at: '/categories/1', as: 'farhana' });
    for (const id of [1, 2, 3]) {
      if (id > 1) await go(`/categories/${id}`);
      await waitFor(() => expect(pending.has(String(id))).toBe(true));
    }
    for (const id of order) pending.get(String(id))?.();
    await canvas.findByRole('heading', { level: 1, name: 'Royel Enfield' });
    await cardOf(canvas, 'Royal Enfield Bullet 350');
    expect(screen.queryByRole('article', { name: 'Honda CG125' })).toBeNull();
    expect(screen.queryByRole('article', { name: 'Yamaha RX 100' })).toBeNull();
  });
});

describe('a bike that is removed during its booking', () => {
  test("X2: when the bike is deleted during its booking, the app shows the server's message, closes the dialog, and reads the list again", async () => {
    const { canvas } = openApp({ at: '/categories/1', as: 'farhana' });
    const { _id } = bikes.restored;
    await press(await cardOf(canvas, 'Honda CB750 K2'), 'Book Now');
    const dialog = within(await screen.findByRole('dialog', { name: 'Honda CB750 K2' }));
    await fillIn(dialog, { 'Phone number': '01711000123', 'Meeting location': 'Dhanmondi 27' });
    await requestAs('DELETE', `/products/${_id}`, bikes.restored.email);
    await press(dialog, 'Add to cart');
    await waitFor(() => expect(announcedText()).toMatch(/sold|not|no longer/i));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Honda CB750 K2' })).toBeNull());
    expect(announcedText()).not.toContain('Booking successfull');
  });
});

describe('a second booking of the same bike', () => {
  test('X3: the app shows its own message when the response to a booking has neither a confirmation nor a message [R7.30]', async () => {
    startBackend({ bookBike: respondWith({}) });
    const { canvas } = openApp({ at: '/categories/1', as: 'farhana' });
    await book(canvas, 'Honda CB750 K2');
    await expectToast(
      'The booking was not accepted. The bike may be sold or no longer listed, or you have booked it already.',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(announcedText()).not.toContain('Booking successfull');
  });
});

test('X4: the app says that another user has already removed the record, and reads the list again', async () => {
  const { canvas } = openApp({ at: '/dashboard/allbuyers', as: 'nasrin' });
  await rowOf(canvas, 'Imran Kabir');
  await requestAs('DELETE', `/users/${users.imran._id}`, users.nasrin.email);
  await confirmDelete(canvas, 'Imran Kabir');
  await expectToast('That was already deleted. The list is up to date now.');
  await expectRemoved(canvas, 'Imran Kabir');
  expect(announcedText()).not.toContain('Successfully Deleted');
});

describe('advertising a bike', () => {
  const nothingChanged = 'Nothing changed: this bike is sold, or not listed any more. The list is up to date now.';

  test('X5: the app sends one request when the user double-clicks *Advertise*', async () => {
    const { canvas } = openApp({ at: '/dashboard/myproduct', as: 'rahim' });
    const button = (await rowOf(canvas, 'Honda CG125')).getByRole('button', { name: 'Advertise' });
    await userEvent.dblClick(button);
    await expectToast('advertise Successfully');
    expect(countRequests(`GET /advertisement/${bikes.available._id}`)).toBe(1);
  });

  test('X5: the app says that nothing changed when the bike was sold before the seller advertised it, and reads the list again [R7.21]', async () => {
    const { canvas } = openApp({ at: '/dashboard/myproduct', as: 'rahim' });
    await rowOf(canvas, 'Honda CG125');
    await requestAs('GET', `/productstatus/${bikes.available._id}`, users.rahim.email);
    await press(await rowOf(canvas, 'Honda CG125'), 'Advertise');
    await expectToast(nothingChanged);
    await waitFor(async () =>
      expect((await rowOf(canvas, 'Honda CG125')).queryByRole('button', { name: 'Advertise' })).toBeNull(),
    );
    expect(announcedText()).not.toContain('advertise Successfully');
  });
});
