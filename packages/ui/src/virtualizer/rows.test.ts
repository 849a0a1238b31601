import { describe, expect, test } from 'vitest';
import { buildSegments, growRange, heightOf, rangeBetween, rowAt, topsOf } from './rows.ts';

const even = topsOf(10_000, { averageHeight: 600, measuredHeights: [] });
const uneven = topsOf(5, {
  averageHeight: 100,
  measuredHeights: [0, 250, 0, 40],
});

describe('row positions', () => {
  test('uses the measured heights, and the average height for rows that are not measured', () => {
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
  ])('finds the row %i px from the top: %i', (y, row) => {
    expect(rowAt(uneven, y)).toBe(row);
  });

  test('returns row 0 for an empty list', () => {
    expect(rowAt(topsOf(0, { averageHeight: 10, measuredHeights: [] }), 50)).toBe(0);
  });

  test('includes rows that are partly visible', () => {
    expect(rangeBetween(uneven, 99, 101)).toEqual({ from: 0, to: 2 });
    expect(rangeBetween(uneven, -900, -100)).toEqual({ from: 0, to: 1 });
    expect(rangeBetween(uneven, 5_000, 6_000)).toEqual({ from: 4, to: 5 });
    expect(rangeBetween(even, 3_000_000, 3_000_900)).toEqual({ from: 5_000, to: 5_002 });
  });
});

describe('growing the rendered range', () => {
  const wanted = { from: 8, to: 16 };
  const inView = { from: 10, to: 13 };
  const steps = (from: { from: number; to: number }, most: number) => {
    const all = [from];
    for (let now = from; all.length < 20; ) {
      const next = growRange(now, wanted, inView, most);
      if (next.from === now.from && next.to === now.to) return all;
      all.push(next);
      now = next;
    }
    throw new Error('The steps do not end.');
  };

  test('renders visible rows first after a jump, then the rows around them', () => {
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

  test('adds no more rows in one step than allowed', () => {
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

  test('keeps one row outside the wanted range and removes the others', () => {
    expect(growRange({ from: 7, to: 17 }, wanted, inView, 1)).toEqual({ from: 7, to: 17 });
    expect(growRange({ from: 3, to: 30 }, wanted, inView, 1)).toEqual({ from: 7, to: 17 });
  });
});

describe('segments of the list', () => {
  test('puts placeholders between the rendered ranges', () => {
    expect(
      buildSegments(100, [
        { from: 40, to: 44 },
        { from: 0, to: 1 },
        { from: 99, to: 100 },
      ]),
    ).toEqual([
      { from: 0, to: 1, isRendered: true },
      { from: 1, to: 40, isRendered: false },
      { from: 40, to: 44, isRendered: true },
      { from: 44, to: 99, isRendered: false },
      { from: 99, to: 100, isRendered: true },
    ]);
  });

  test('merges ranges that touch, overlap, repeat, contain each other or exceed the end', () => {
    const spans = [
      { from: 3, to: 6 },
      { from: 0, to: 3 },
      { from: 5, to: 9 },
      { from: 6, to: 7 },
      { from: 8, to: 500 },
      { from: -2, to: 1 },
    ];
    expect(buildSegments(12, spans)).toEqual([{ from: 0, to: 12, isRendered: true }]);
  });

  test('contains every row exactly once', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const spans = Array.from({ length: 4 }, (_, at) => {
        const from = (seed * 37 + at * at * 91) % 64;
        return { from: from - 4, to: from + ((seed * (at + 3)) % 9) - 4 };
      });
      const rows = buildSegments(60, spans).flatMap(({ from, to }) =>
        Array.from({ length: to - from }, (_, row) => from + row),
      );
      expect(rows).toEqual(Array.from({ length: 60 }, (_, row) => row));
      const kinds = buildSegments(60, spans).map(({ isRendered }) => isRendered);
      expect(kinds.some((isRendered, at) => at > 0 && isRendered === kinds[at - 1])).toBe(false);
    }
  });

  test('returns no segment for an empty list', () => {
    expect(buildSegments(0, [{ from: 0, to: 1 }])).toEqual([]);
  });
});
