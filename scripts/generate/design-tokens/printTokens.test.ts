import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fillComponents, printTokens } from './printTokens.ts';
import { readTokens, tokensPath } from './readTokens.ts';

const json = await readFile(tokensPath, 'utf8');
const tokens = await readTokens(json);

test('tokens.css and tokens.json are up to date (otherwise: node scripts/generate/design-tokens.mjs)', async () => {
  expect(json).toBe(fillComponents(json));
  expect(await readFile(tokensPath.replace('.json', '.css'), 'utf8')).toBe(printTokens(tokens));
});

test('each name of a design token occurs once, because it is the name of a custom property', () => {
  const names = tokens.map(({ id }) => id.slice(id.lastIndexOf('.') + 1));
  expect(names.length).toBeGreaterThan(90);
  expect(names).toEqual([...new Set(names)]);
});

const withDarkColor = (color: object) =>
  JSON.stringify({
    sky: {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [1, 1, 1] },
      $extensions: { mode: { dark: color } },
    },
  });

describe('readTokens', () => {
  test.each([
    ['an unknown type', JSON.stringify({ gap: { $type: 'distance', $value: 1 } })],
    ['a missing type', JSON.stringify({ gap: { $value: { value: 1, unit: 'px' } } })],
    [
      'a unit that the format does not have',
      JSON.stringify({ gap: { $type: 'dimension', $value: { value: 1, unit: 'em' } } }),
    ],
    ['a value of another type', JSON.stringify({ gap: { $type: 'dimension', $value: { value: '1', unit: 'px' } } })],
    ['an unknown reference', JSON.stringify({ gap: { $type: 'dimension', $value: '{space}' } })],
    ['an unknown colour space', withDarkColor({ colorSpace: 'rgb', components: [0, 0, 0] })],
    [
      'a colour component greater than 1, in the dark theme',
      withDarkColor({ colorSpace: 'srgb', components: [0, 0, 2] }),
    ],
  ])('readTokens throws for %s', async (_, src) => {
    await expect(readTokens(src)).rejects.toThrow();
  });

  test('readTokens accepts a colour for each theme', async () => {
    const [token] = await readTokens(withDarkColor({ colorSpace: 'srgb', components: [0, 0, 0] }));
    expect(token).toMatchObject({ id: 'sky', mode: { dark: { $value: { components: [0, 0, 0] } } } });
  });
});

test('fillComponents writes the components of a colour that follow from its hex', () => {
  expect(fillComponents('{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5, "hex": "#ff0033" }')).toBe(
    '{ "colorSpace": "srgb", "components": [1, 0, 0.2], "alpha": 0.5, "hex": "#ff0033" }',
  );
});
