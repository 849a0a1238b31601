import type { EndpointName } from '@second-gear/contract';
import { bookings, seedDb } from '@second-gear/fixtures';
import { createMockBackend, type FaultName, fault, faultNames } from '@second-gear/mock-server/msw';
import { screen, waitFor } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { press } from '../../stories/steps.ts';
import {
  announcedText,
  checkAfterEachTest,
  dialogs,
  fastTimeouts,
  type OpenedApp,
  openApp,
  setBackend,
  unlabelledProgressBars,
} from '../whole-app/openApp.tsx';
import { type MatrixEndpoint, matrixEndpoints } from './matrixEndpoints.ts';

const initialDb = seedDb({ bikes: 0 });

/**
 * The timeout for a response that never arrives, in ms. It is longer for a page that sends other requests first,
 * because these must not time out on a busy machine.
 */
const timeoutFor = (call: MatrixEndpoint): number => {
  if (call.isPreceded) return 5000;
  return 'data' in call ? 300 : 800;
};

const shows = (words: string) => screen.queryAllByText(words).length > 0;
const canTryAgain = () => screen.queryAllByRole('button', { name: 'Try again' }).length > 0;
const atLogin = () => screen.queryByRole('heading', { level: 1, name: 'Login' }) !== null;

/** Expects that the navbar and the page are visible, and that no error page is. */
const expectNoErrorPage = () => {
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  expect(screen.queryByText('Looks like our services are facing something wrong!!')).toBeNull();
};

const expectDataOrRetry = async ({ canvas }: OpenedApp, data: string, repair: () => void) => {
  await waitFor(() => expect(shows(data) || canTryAgain()).toBe(true));
  expectNoErrorPage();
  repair();
  if (shows(data)) return;
  await press(canvas, 'Try again');
  await waitFor(() => expect(shows(data)).toBe(true));
};

const expectMessage = async (stays: string, says: RegExp = /./) => {
  await waitFor(() => expect(says.test(announcedText()) || atLogin()).toBe(true));
  // The app must have closed the booking dialog or the confirmation dialog.
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  // If the access token is rejected, the app opens the login page instead, perhaps only after it has shown the message.
  await waitFor(() => expect(shows(stays) || atLogin()).toBe(true));
  expectNoErrorPage();
};

let testedCount = 0;

/**
 * Replaces the id of the booking, so that each combination of endpoint and fault has its own booking. The app may still
 * be completing the payment of an earlier combination.
 */
const withOwnBooking = <Part,>(part: Part): Part =>
  JSON.parse(JSON.stringify(part).replaceAll(bookings.unpaid._id, testedCount.toString(16).padStart(24, '0')));

const testCombination = async (name: EndpointName, what: FaultName, { act, ...call }: MatrixEndpoint) => {
  testedCount += 1;
  const backend = createMockBackend(withOwnBooking(initialDb));
  setBackend(backend, { [name]: fault(what) });
  const app = openApp({
    at: withOwnBooking(call.at),
    as: call.as,
    timeouts: { ...fastTimeouts, responseMs: what === 'hang' ? timeoutFor(call) : 6000 },
  });
  await act?.(app.canvas, app.element);
  if ('data' in call) await expectDataOrRetry(app, call.data, () => setBackend(backend));
  else await expectMessage(call.stays, call.says);
  await waitFor(() => expect(unlabelledProgressBars()).toEqual([]));
};

/*
 * Every endpoint with every fault in the running app. A read must end with the data, or with an error and a retry
 * button. A write must end with a message and an unchanged page. There must be no uncaught error, and no progress bar
 * without a text.
 */
checkAfterEachTest();

describe.each(Object.keys(matrixEndpoints) as EndpointName[])('%s', (name) => {
  test.each(faultNames)(`N3, N4, N7: the app shows data, an error or a message when ${name} has the fault %s`, (what) =>
    testCombination(name, what, matrixEndpoints[name]),
  );
});
