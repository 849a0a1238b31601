import { describe, expect, it } from 'vitest';
import { contrastPairs, ratioOf, undeclaredTokens } from '../foundations/design/contrastPairs.ts';

describe('the contrast of the design tokens', () => {
  it.each(['light', 'dark'] as const)('each pair of colours in use has enough contrast in the theme %s', (theme) => {
    const tooLow = contrastPairs
      .map((pair) => ({ ...pair, ratio: ratioOf(pair, theme) }))
      .filter(({ ratio, minRatio }) => ratio < minRatio)
      .map((pair) => `${pair.foreground} on ${pair.background}: ${pair.ratio.toFixed(2)} instead of ${pair.minRatio}`);
    expect(tooLow).toEqual([]);
  });

  it('each colour token of a text or a line says on which backgrounds it is used, if its CSS rule does not', () => {
    expect(undeclaredTokens).toEqual([]);
  });
});
