import { describe, expect, test } from 'vitest';
import { holds, printRows, printVerdict, type Row } from './report.ts';

const lcp: Row = { page: 'home', figure: 'LCP', unit: 'ms', values: [1720, 1690, 1851] };
const speed: Row = { page: 'home', figure: 'performance', unit: 'score', values: [98, 99, 100], goal: { atLeast: 99 } };
const css: Row = { page: 'bikes', figure: 'CSS', unit: 'KiB', values: [8.04], goal: { atMost: 8 } };

describe('a goal of the bench', () => {
  test('is kept by the median, and by what is exactly on the line', () => {
    expect(holds(speed)).toBe(true);
    expect(holds({ ...speed, values: [98, 98, 100] })).toBe(false);
    expect(holds({ ...css, values: [8] })).toBe(true);
  });

  test('is not kept by rounding', () => {
    expect(holds(css)).toBe(false);
    expect(holds({ ...speed, values: [98.9] })).toBe(false);
  });

  test('that is not there is neither kept nor missed', () => {
    expect(holds(lcp)).toBeUndefined();
  });
});

test('the table of the bench can be read here and pasted elsewhere', () => {
  expect(printRows([speed, lcp, css])).toBe(
    [
      '| page  | figure      |   median |                range |      goal |        |',
      '| ----- | ----------- | -------: | -------------------: | --------: | ------ |',
      '| home  | performance |       99 |            98 to 100 |      ≥ 99 | holds  |',
      '|       | LCP         | 1,720 ms | 1,690 ms to 1,851 ms |           |        |',
      '| bikes | CSS         |  8.0 KiB |                      | ≤ 8.0 KiB | MISSED |',
    ].join('\n'),
  );
});

test('the bench ends with the goals that each page misses, by name', () => {
  expect(printVerdict([speed, lcp])).toBe('1 of 1 goals hold.');
  expect(printVerdict([speed, lcp, css, { ...css, figure: 'HTML' }])).toBe(
    '1 of 3 goals hold.\nMissed, bikes: CSS; HTML',
  );
});
