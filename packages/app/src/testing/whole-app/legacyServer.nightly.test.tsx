import { screen } from 'storybook/test';
import { beforeEach, expect, test } from 'vitest';
import { cardOf, press } from '../../stories/steps.ts';
import { checkAfterEachTest, openApp } from './openApp.tsx';
import { fastTimeouts, initialDb, startBackend } from './testBackend.ts';

/** Tests the whole app with the responses of the legacy server. */

checkAfterEachTest();

beforeEach(() => startBackend({}, initialDb, 'original'));

test('T6: with the legacy server, Reported Items counts only the bikes that it shows, and leaves out a record that contains only a flag', async () => {
  const { canvas } = openApp({ at: '/dashboard/report', as: 'nasrin', timeouts: fastTimeouts });
  await canvas.findByText('Yamaha SR 400');
  expect(canvas.getByRole('region', { name: /^Reported Items/ })).toHaveTextContent(/^Reported Items\D{0,3}1\D/);
  // The table has one header row and one bike.
  expect(canvas.getAllByRole('row')).toHaveLength(2);
  expect(canvas.queryByText('Not Found')).toBeNull();
});

test.each([
  ['/dashboard/myproduct', 'rahim', 'Honda CG125'],
  ['/dashboard/allseller', 'nasrin', 'Sadia Rahman'],
  ['/dashboard/myorder', 'farhana', 'Yamaha RXS 115'],
] as const)(
  'T6: with the legacy server, the app leaves out a record that contains only a flag in %s',
  async (at, as, first) => {
    const { canvas } = openApp({ at, as, timeouts: fastTimeouts });
    await canvas.findAllByText(first);
    expect(canvas.queryByText('Not Found')).toBeNull();
  },
);

test('T6: with the legacy server, the app shows and books a bike by its name when the record has `name` instead of `bikeName`', async () => {
  const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
  await cardOf(canvas, 'Honda CB125T');
  await press(await cardOf(canvas, 'Honda CB125T'), 'Book Now');
  await screen.findByRole('dialog', { name: 'Honda CB125T' });
});
