import { describe, expect, it } from 'vitest';
import { readFailureModes } from '../lib/readFailureModes.mjs';

describe('docs/failure-modes.md', () => {
  const { groups, unknown } = readFailureModes();
  const modes = groups.flatMap((group) => group.modes);

  const numbered = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

  it('docs/failure-modes.md lists each failure mode once, and still contains every id', () => {
    const ids = modes.map((mode) => mode.id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...numbered('A', 10),
        ...numbered('P', 16),
        ...numbered('L', 8),
        ...numbered('U', 6),
        ...numbered('X', 7),
        ...numbered('N', 7),
        ...numbered('S', 4),
        ...numbered('D', 4),
        ...numbered('M-', 14),
        ...numbered('T', 9),
      ]),
    );
  });

  it.each(modes)('docs/failure-modes.md lists $id, which at least one test title cites', ({ files }) => {
    expect(files).not.toEqual([]);
  });

  it('docs/failure-modes.md contains every failure mode that a test title cites', () => {
    expect(unknown).toEqual([]);
  });
});
