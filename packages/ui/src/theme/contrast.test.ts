import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../foundations/design/contrast.ts';
import { contrastPairs, undeclaredTokens } from '../foundations/design/contrastPairs.ts';
import { colorTokens, rgbOf } from '../foundations/design/tokens.ts';

const colorOf = (name: string, theme: 'light' | 'dark') => {
  const [, ...digits] = /^#(\w\w)(\w\w)(\w\w)$/.exec(name) ?? [];
  if (digits.length > 0) return `rgb(${digits.map((pair) => Number(`0x${pair}`)).join(', ')})`;
  const token = colorTokens.get(name);
  if (!token) throw new RangeError(`tokens.json has no colour ${name}.`);
  return rgbOf(token, theme);
};

describe('the contrast of the design tokens', () => {
  it.each(['light', 'dark'] as const)('each pair of colours in use has enough contrast in the theme %s', (theme) => {
    const tooLow = contrastPairs
      .map((pair) => ({
        ...pair,
        ratio: contrastRatio(colorOf(pair.foreground, theme), colorOf(pair.background, theme)),
      }))
      .filter(({ ratio, minRatio }) => ratio < minRatio)
      .map((pair) => `${pair.foreground} on ${pair.background}: ${pair.ratio.toFixed(2)} instead of ${pair.minRatio}`);
    expect(tooLow).toEqual([]);
  });

  it('each colour token of a text or a line says on which backgrounds it is used, if its CSS rule does not', () => {
    expect(undeclaredTokens).toEqual([]);
  });
});
