import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * docs/requirements.md §9 contains numbers for Google's popup and for the sign-in, such as timeouts. Firebase contains
 * them as constants, so the app cannot set them. These tests check the installed Firebase, so that a new version with
 * another number fails here.
 */

/** The source of Firebase's browser build as one string. */
const readFirebaseAuth = (): string => {
  const ofFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/auth'));
  const build = join(dirname(ofFirebase.resolve('@firebase/auth/package.json')), 'dist/esm');
  return readdirSync(build)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(build, file), 'utf8'))
    .join('\n');
};

const source = readFirebaseAuth();

test.each([
  ['the popup is 500 px wide', 'const DEFAULT_WIDTH = 500;'],
  ['the popup is 600 px high', 'const DEFAULT_HEIGHT = 600;'],
  [
    'Firebase checks every 2 to 10 seconds whether the popup is closed',
    'const _POLL_WINDOW_CLOSE_TIMEOUT = new Delay(2000, 10000);',
  ],
  ['the result of the popup is cached for 10 minutes', 'const EVENT_DUPLICATION_CACHE_DURATION_MS = 10 * 60 * 1000;'],
  ['an ID token is synchronised for 300 seconds at most', 'const DEFAULT_ID_TOKEN_MAX_AGE = 5 * 60;'],
])('the installed Firebase uses the numbers of docs/requirements.md §9: %s [R9.22 R9.23 R9.24 R9.25]', (_, line) => {
  expect(source.split('\n').map((one) => one.trim())).toContain(line);
});
