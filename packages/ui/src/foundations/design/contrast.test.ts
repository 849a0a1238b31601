import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

describe('contrast', () => {
  it.each([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
    ['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 21],
    ['rgb(155, 44, 31)', 'rgb(155, 44, 31)', 1],
    // The greys that WCAG's own examples end at.
    ['rgb(118, 118, 118)', 'rgb(255, 255, 255)', 4.54],
    ['rgb(148, 148, 148)', 'rgb(255, 255, 255)', 3.03],
  ])('of %s on %s is %s', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('does not guess at what it cannot read', () => {
    expect(() => contrast('rgba(0, 0, 0, 0.5)', 'rgb(0, 0, 0)')).toThrow(RangeError);
  });
});
