import type { EndpointName } from '@second-gear/contract';
import { bookings, morning } from '@second-gear/fixtures';
import { createShop, type FaultName, fault, faultNames } from '@second-gear/mock-server/msw';
import { screen, waitFor } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { type Patience, usualPatience } from '../../api/timing.ts';
import { press } from '../../stories/steps.ts';
import { type CellCall, cellCalls } from './matrixEndpoints.ts';
import { answer, dialogs, said, type Visited, visit, watchVisits, wordlessWaiting } from './openApp.tsx';

const quiet = morning({ bikes: 0 });

/** Pauses as good as none; a server that wants to be left alone for a second is not waited for. */
const hurried: Patience = { ...usualPatience, answer: 6000, firstPause: 1, longestPause: 10 };
/** What hangs is soon given up, a read four times; later where other calls come first, since a busy machine takes its time. */
const patienceWith = (call: CellCall): number => {
  if (call.isPreceded) return 5000;
  return 'data' in call ? 300 : 800;
};

const shows = (words: string) => screen.queryAllByText(words).length > 0;
const canTryAgain = () => screen.queryAllByRole('button', { name: 'Try again' }).length > 0;
const atLogin = () => screen.queryByRole('heading', { level: 1, name: 'Login' }) !== null;

/** Still in the shop: its bar and its page are there, and the page is not the one for errors nobody foresaw. */
const isNoWhiteScreen = () => {
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  expect(screen.queryByText('Looks like our services are facing something wrong!!')).toBeNull();
};

const endsInDataOrAnotherTry = async ({ canvas }: Visited, data: string, mend: () => void) => {
  await waitFor(() => expect(shows(data) || canTryAgain()).toBe(true));
  isNoWhiteScreen();
  mend();
  if (shows(data)) return;
  await press(canvas, 'Try again');
  await waitFor(() => expect(shows(data)).toBe(true));
};

const endsInAMessage = async (stays: string, says: RegExp = /./) => {
  await waitFor(() => expect(says.test(said()) || atLogin()).toBe(true));
  // The booking's dialog, the question before a deletion.
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  if (!atLogin()) await waitFor(() => expect(shows(stays)).toBe(true));
  isNoWhiteScreen();
};

let played = 0;

/** A booking of each cell's own: an earlier one may still be finishing the payment of its. */
const withOwnBooking = <Part>(part: Part): Part =>
  JSON.parse(JSON.stringify(part).replaceAll(bookings.unpaid._id, played.toString(16).padStart(24, '0')));

const play = async (name: EndpointName, what: FaultName, { act, ...call }: CellCall) => {
  played += 1;
  const shop = createShop(withOwnBooking(quiet));
  answer(shop, { [name]: fault(what) });
  const visited = visit({
    at: withOwnBooking(call.at),
    as: call.as,
    patience: what === 'hang' ? { ...hurried, answer: patienceWith(call) } : hurried,
  });
  await act?.(visited.canvas, visited.element);
  if ('data' in call) await endsInDataOrAnotherTry(visited, call.data, () => answer(shop));
  else await endsInAMessage(call.stays, call.says);
  await waitFor(() => expect(wordlessWaiting()).toEqual([]));
};

/**
 * Calls of the table with every fault, as people meet them. Each cell ends in what was wanted, or in an error with a way to
 * try again, or, for what writes, in a message and a page that is still what it was. Nothing is thrown that nobody catches,
 * and nobody looks at a wheel without words.
 */
export const playCells = (calls: readonly EndpointName[]): void => {
  watchVisits();
  const before = played;
  describe.each(calls)('%s', (name) => {
    test.each(faultNames)('N3, N4, N7: %s', (what) => play(name, what, cellCalls[name]));
  });

  test(`N3, N4, N7: all ${calls.length * faultNames.length} cells were played`, () => {
    expect(played - before).toBe(calls.length * faultNames.length);
  });
};
