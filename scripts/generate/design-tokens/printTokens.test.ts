import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fillComponents, printTokens } from './printTokens.ts';
import { readTokens, tokensPath } from './readTokens.ts';

const json = await readFile(tokensPath, 'utf8');
const tokens = await readTokens(json);

test('tokens.css and tokens.json are up to date (otherwise: node scripts/generate/design-tokens.mjs)', async () => {
  expect(json).toBe(fillComponents(json));
  expect(await readFile(tokensPath.replace('.json', '.css'), 'utf8')).toBe(printTokens(tokens));
});
