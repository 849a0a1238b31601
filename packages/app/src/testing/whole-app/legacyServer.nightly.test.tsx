import { screen } from 'storybook/test';
import { beforeEach, test } from 'vitest';
import { cardOf, press } from '../../stories/steps.ts';
import { checkAfterEachTest, openApp } from './openApp.tsx';
import { fastTimeouts, initialDb, startBackend } from './testBackend.ts';

/** Tests the whole app with the responses of the legacy server. */

checkAfterEachTest();

beforeEach(() => startBackend({}, initialDb, 'original'));

test('T6: with the legacy server, the app shows and books a bike by its name when the record has `name` instead of `bikeName`', async () => {
  const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
  await cardOf(canvas, 'Honda CB125T');
  await press(await cardOf(canvas, 'Honda CB125T'), 'Book Now');
  await screen.findByRole('dialog', { name: 'Honda CB125T' });
});
