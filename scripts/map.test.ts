import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const map = (...words: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('map.mjs', import.meta.url)), ...words], { encoding: 'utf8' });

test('npm run map says what it can do, and refuses a section that there is not', () => {
  const help = map('--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^Usage: npm run map /);
  const lost = map('10');
  expect([lost.status, lost.stdout]).toEqual([2, '']);
  expect(lost.stderr).toMatch(/^There is no section 10: there are 1 to 9\.\n\nUsage: /);
});
