import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

describe('contrastRatio', () => {
  it.each([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
    ['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 21],
    ['rgb(155, 44, 31)', 'rgb(155, 44, 31)', 1],
    // WCAG names these greys as examples.
    ['rgb(118, 118, 118)', 'rgb(255, 255, 255)', 4.54],
    ['rgb(148, 148, 148)', 'rgb(255, 255, 255)', 3.03],
  ])('contrastRatio returns a ratio for the colour %s on %s: %s', (foreground, background, ratio) => {
    expect(contrastRatio(foreground, background)).toBeCloseTo(ratio, 2);
  });

  it('contrastRatio throws for a colour with transparency', () => {
    expect(() => contrastRatio('rgba(0, 0, 0, 0.5)', 'rgb(0, 0, 0)')).toThrow(RangeError);
  });
});
