import { bikes } from '@second-gear/fixtures';
import { fault, reject, sequence } from '@second-gear/mock-server/msw';
import { http } from 'msw';
import { waitFor } from 'storybook/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardOf, confirmDelete, expectRemoved, expectToast, press } from '../../stories/steps.ts';
import { announcedText, checkAfterEachTest, openApp, setBackend } from './openApp.tsx';
import { backend, countRequests, fastTimeouts, startBackend, startBackendBeforeEachTest } from './testBackend.ts';

/** Tests the whole app when requests get no response, and while the browser is offline. */

checkAfterEachTest();
startBackendBeforeEachTest();

describe('writes without a response', () => {
  test('N3, F90: the app does not repeat a write without a response, and reads the list again, which shows that the server has executed the write', async () => {
    startBackend({ deleteBike: fault('processed but lost') });
    const { canvas } = openApp({ at: '/dashboard/myproduct', as: 'rahim', timeouts: fastTimeouts });
    await confirmDelete(canvas, 'Honda CG125');
    await expectToast('Bike Deleted Successfully');
    await expectRemoved(canvas, 'Honda CG125');
    expect(countRequests(`DELETE /products/${bikes.available._id}`)).toBe(1);
  });
});

test('N4: the app shows only one error when both the bikes and the role could not be loaded, and one retry loads both', async () => {
  let release = () => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  const closed = { listBikes: sequence(reject('Closed.')), isBuyer: sequence(reject('Closed.')) };
  setBackend(backend, closed, [http.get(/\/categories\/1$/, () => pending)]);
  const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
  await canvas.findByText('We could not check your account.');
  release();
  await canvas.findByText('The list did not load');
  await waitFor(() => expect(canvas.queryByText('We could not check your account.')).toBeNull());
  await press(canvas, 'Try again');
  const card = await cardOf(canvas, 'Honda CG125');
  await waitFor(() => expect(card.getByRole('button', { name: 'Book Now' })).toBeEnabled());
});

describe('a lost connection', () => {
  const offline = /You are offline\. What you see may be out of date/;
  const disconnect = () => {
    startBackend(
      Object.fromEntries(['listBikes', 'listCategories', 'trending'].map((endpoint) => [endpoint, fault('refused')])),
    );
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
  };
  const reconnect = () => {
    startBackend();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    window.dispatchEvent(new Event('online'));
  };
  // Vitest calls the returned function after each test, so that the next test starts online.
  beforeEach(() => reconnect);

  test('N1: the app shows a message while offline, keeps the data, and reads it again when back online', async () => {
    const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
    await cardOf(canvas, 'Honda CG125');
    disconnect();
    await waitFor(() => expect(announcedText()).toMatch(offline));
    await cardOf(canvas, 'Honda CG125');
    reconnect();
    await waitFor(() => expect(countRequests('GET /categories/1')).toBe(1));
    await waitFor(() => expect(announcedText()).not.toMatch(offline));
    await cardOf(canvas, 'Honda CG125');
  });

  test('N1: a page that is opened offline shows retry buttons, and loads when online again [R8.34]', async () => {
    disconnect();
    const { canvas } = openApp({ at: '/', as: null, timeouts: fastTimeouts });
    await waitFor(() => expect(announcedText()).toMatch(offline));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    reconnect();
    await canvas.findByText('Royel Enfield');
    await canvas.findByText('Yamaha RX 100');
    expect(announcedText()).not.toMatch(offline);
  });
});
