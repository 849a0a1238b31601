import { describe, expect, test } from 'vitest';
import { formatSummary, formatTable, meetsGoal, type Row } from './report.ts';

const lcp: Row = { page: 'home', figure: 'LCP', unit: 'ms', values: [1720, 1690, 1851] };
const speed: Row = { page: 'home', figure: 'performance', unit: 'score', values: [98, 99, 100], goal: { atLeast: 99 } };
const css: Row = { page: 'bikes', figure: 'CSS', unit: 'KiB', values: [8.04], goal: { atMost: 8 } };

describe('a goal of the benchmark', () => {
  test('is met when the median is better than the goal or equal to it', () => {
    expect(meetsGoal(speed)).toBe(true);
    expect(meetsGoal({ ...speed, values: [98, 98, 100] })).toBe(false);
    expect(meetsGoal({ ...css, values: [8] })).toBe(true);
  });

  test('is missed when only the rounded value would meet it', () => {
    expect(meetsGoal(css)).toBe(false);
    expect(meetsGoal({ ...speed, values: [98.9] })).toBe(false);
  });

  test('is neither met nor missed when the figure has no goal', () => {
    expect(meetsGoal(lcp)).toBeUndefined();
  });
});

test('formatTable formats the figures as a Markdown table', () => {
  expect(formatTable([speed, lcp, css])).toBe(
    [
      '| page  | figure      |   median |                range |      goal |        |',
      '| ----- | ----------- | -------: | -------------------: | --------: | ------ |',
      '| home  | performance |       99 |            98 to 100 |      ≥ 99 | met    |',
      '|       | LCP         | 1,720 ms | 1,690 ms to 1,851 ms |           |        |',
      '| bikes | CSS         |  8.0 KiB |                      | ≤ 8.0 KiB | MISSED |',
    ].join('\n'),
  );
});

test('formatSummary counts the goals that are met, and names the missed goals of each page', () => {
  expect(formatSummary([speed, lcp])).toBe('1 of 1 goals met.');
  expect(formatSummary([speed, lcp, css, { ...css, figure: 'HTML' }])).toBe(
    '1 of 3 goals met.\nMissed, bikes: CSS; HTML',
  );
});
