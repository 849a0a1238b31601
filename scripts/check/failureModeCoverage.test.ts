import { describe, expect, it } from 'vitest';
import { readFailureModes } from '../lib/readFailureModes.mjs';

describe('docs/failure-modes.md', () => {
  const { groups, unknown } = readFailureModes();
  const modes = groups.flatMap((group) => group.modes);

  it('docs/failure-modes.md lists each failure mode once', () => {
    const ids = modes.map((mode) => mode.id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(modes)('docs/failure-modes.md lists $id, which at least one test title cites', ({ files }) => {
    expect(files).not.toEqual([]);
  });

  it('docs/failure-modes.md contains every failure mode that a test title cites', () => {
    expect(unknown).toEqual([]);
  });
});
