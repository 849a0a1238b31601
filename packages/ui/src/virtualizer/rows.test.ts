import { describe, expect, test } from 'vitest';
import { heightOf, layOut, rowAt, spanBetween, stepTowards, topsOf } from './rows.ts';

const even = topsOf(10_000, { usual: 600, measured: [] });
const uneven = topsOf(5, {
  usual: 100,
  measured: [0, 250, 0, 40],
});

describe('where rows stand', () => {
  test('One below the other: as measured, or as is usual', () => {
    expect([...uneven]).toEqual([0, 100, 350, 450, 490, 590]);
    expect(heightOf(uneven, { from: 1, to: 4 })).toBe(390);
    expect(even.at(-1)).toBe(6_000_000);
  });

  test.each([
    [-50, 0],
    [0, 0],
    [99, 0],
    [100, 1],
    [349, 1],
    [350, 2],
    [489, 3],
    [590, 4],
    [9_999, 4],
  ])('%i px from the top is in row %i', (y, row) => {
    expect(rowAt(uneven, y)).toBe(row);
  });

  test('In a list without rows there is only the first', () => {
    expect(rowAt(topsOf(0, { usual: 10, measured: [] }), 50)).toBe(0);
  });

  test('What is partly in view is in view', () => {
    expect(spanBetween(uneven, 99, 101)).toEqual({ from: 0, to: 2 });
    expect(spanBetween(uneven, -900, -100)).toEqual({ from: 0, to: 1 });
    expect(spanBetween(uneven, 5_000, 6_000)).toEqual({ from: 4, to: 5 });
    expect(spanBetween(even, 3_000_000, 3_000_900)).toEqual({ from: 5_000, to: 5_002 });
  });
});

describe('what is drawn next', () => {
  const wanted = { from: 8, to: 16 };
  const inView = { from: 10, to: 13 };
  const steps = (from: { from: number; to: number }, most: number) => {
    const all = [from];
    for (let now = from; all.length < 20; ) {
      const next = stepTowards(now, wanted, inView, most);
      if (next.from === now.from && next.to === now.to) return all;
      all.push(next);
      now = next;
    }
    throw new Error('It never comes to an end.');
  };

  test('After a leap: what is in view first, one row at a time, then what is around it', () => {
    expect(steps({ from: 100, to: 104 }, 1).slice(1)).toEqual([
      { from: 10, to: 11 },
      { from: 10, to: 12 },
      { from: 10, to: 13 },
      { from: 10, to: 14 },
      { from: 10, to: 15 },
      { from: 10, to: 16 },
      { from: 9, to: 16 },
      { from: 8, to: 16 },
    ]);
  });

  test('Never more than so many rows at once', () => {
    for (const most of [1, 2, 3, 7]) {
      for (const start of [0, 5, 9, 12, 15, 40]) {
        const all = steps({ from: start, to: start + 3 }, most);
        for (const [at, now] of all.slice(1).entries()) {
          const before = all[at] ?? now;
          const isNew = (row: number) => row < before.from || row >= before.to;
          const rows = Array.from({ length: now.to - now.from }, (_, row) => now.from + row);
          expect(rows.filter(isNew).length).toBeLessThanOrEqual(most);
        }
        const last = all.at(-1);
        expect(last?.from).toBeLessThanOrEqual(wanted.from);
        expect(last?.to).toBeGreaterThanOrEqual(wanted.to);
      }
    }
  });

  test('A row just outside may stay, those beyond it go', () => {
    expect(stepTowards({ from: 7, to: 17 }, wanted, inView, 1)).toEqual({ from: 7, to: 17 });
    expect(stepTowards({ from: 3, to: 30 }, wanted, inView, 1)).toEqual({ from: 7, to: 17 });
  });
});

describe('the list from end to end', () => {
  test('What is drawn, and places for the rest', () => {
    expect(
      layOut(100, [
        { from: 40, to: 44 },
        { from: 0, to: 1 },
        { from: 99, to: 100 },
      ]),
    ).toEqual([
      { from: 0, to: 1, isDrawn: true },
      { from: 1, to: 40, isDrawn: false },
      { from: 40, to: 44, isDrawn: true },
      { from: 44, to: 99, isDrawn: false },
      { from: 99, to: 100, isDrawn: true },
    ]);
  });

  test('Spans that touch, overlap, repeat, hold each other or reach past the end are one', () => {
    const spans = [
      { from: 3, to: 6 },
      { from: 0, to: 3 },
      { from: 5, to: 9 },
      { from: 6, to: 7 },
      { from: 8, to: 500 },
      { from: -2, to: 1 },
    ];
    expect(layOut(12, spans)).toEqual([{ from: 0, to: 12, isDrawn: true }]);
  });

  test('Every row has its place exactly once, whatever is drawn', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const spans = Array.from({ length: 4 }, (_, at) => {
        const from = (seed * 37 + at * at * 91) % 64;
        return { from: from - 4, to: from + ((seed * (at + 3)) % 9) - 4 };
      });
      const rows = layOut(60, spans).flatMap(({ from, to }) =>
        Array.from({ length: to - from }, (_, row) => from + row),
      );
      expect(rows).toEqual(Array.from({ length: 60 }, (_, row) => row));
      const kinds = layOut(60, spans).map(({ isDrawn }) => isDrawn);
      expect(kinds.some((isDrawn, at) => at > 0 && isDrawn === kinds[at - 1])).toBe(false);
    }
  });

  test('A list without rows has no parts', () => {
    expect(layOut(0, [{ from: 0, to: 1 }])).toEqual([]);
  });
});
