import { afterEach, expect, it, vi } from 'vitest';
import { isDataSaverOn } from './dataSaver.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the browser does not have the setting', undefined, null, false],
  ['the browser does not save data', { saveData: false }, null, false],
  ['the browser saves data', { saveData: true }, null, true],
  ['the user has turned the data saver on', { saveData: false }, 'on', true],
  ['the user has turned the data saver off', { saveData: true }, 'off', false],
  ['the stored value is invalid, and the browser saves data', { saveData: true }, 'maybe', true],
])('decides about the data saver when %s', (_, connection, stored, isOn) => {
  vi.stubGlobal('navigator', { connection });
  expect(isDataSaverOn(stored)).toBe(isOn);
});
