import { describe, expect, it } from 'vitest';
import { idsInTitles, parseFailureModes, readFailureModes } from '../lib/readFailureModes.mjs';

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

describe('parseFailureModes', () => {
  it('parseFailureModes reads the failure modes in the table below each heading', () => {
    const markdown =
      '# Title\n\n## Uploads\n\n| id | when | expected |\n|---|---|---|\n| U1 | A `photo` | Sent |\n\n## Notes\n\nText.\n';
    expect(parseFailureModes(markdown)).toEqual([
      { name: 'Uploads', modes: [{ id: 'U1', when: 'A `photo`', expected: 'Sent', files: [] }] },
    ]);
  });
});

describe('idsInTitles', () => {
  /**
   * Replaces `#` in a sample by the letter of a group. The samples do not contain the letter, because their titles
   * would then count as proofs of failure modes.
   */
  const idsIn = (source: string) => [...idsInTitles(source.replaceAll('#', 'N'), 'some.test.ts')];

  it('idsInTitles finds the ids in the titles of tests, test groups and test tables', () => {
    const source = `
      test('#1: rejects', () => {});
      describe("#2", () => {});
      describe('#-3: the data file', () => it('is locked', () => {}));
      it.each([['a', 1]])(
        \`#4, #5: %s\`,
        () => {},
      );
    `;
    expect(idsIn(source)).toEqual(['N1', 'N-3', 'N4', 'N5']);
  });

  it('idsInTitles finds the ids in `proves` and `covers` of contract tests', () => {
    expect(idsIn("rejects(name, 401, 'x', {}, { proves: '#-5' }); covers('#-4', bearers);")).toEqual(['N-5', 'N-4']);
  });

  it('idsInTitles finds the ids in the tags of stories', () => {
    expect(
      idsIn("meta.story({ tags: ['R2.16', '#1', '#-2'] }); meta.story({ tags: ['!dev'], args: { id: '#3' } });"),
    ).toEqual(['N1', 'N-2']);
  });

  it('idsInTitles ignores titles in comments, and ids that are not at the beginning of a title', () => {
    expect(idsIn("// test('#3: …')\n/** it('#4: …') */\n * it('#5: …')\ntest('rejects #6: no', () => {});")).toEqual(
      [],
    );
  });

  it.each(['skip', 'only', 'todo', 'fixme'])('idsInTitles rejects a file that disables a test by .%s', (word) => {
    expect(() => idsIn(`test('#1: …'); test.${word}('#2: …');`)).toThrow('some.test.ts disables a test.');
  });
});
