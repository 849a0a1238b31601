import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { guidePath, insertEndpoints } from './printGuide.ts';

const guide = await readFile(guidePath, 'utf8');

test('docs/api.md is up to date (otherwise: node scripts/generate/api-docs.mjs)', async () => {
  expect(guide).toBe(await insertEndpoints(guide));
});

test('the text about the endpoint contains no access token', () => {
  expect(guide).not.toMatch(/eyJ[\w-]{12}/);
});
