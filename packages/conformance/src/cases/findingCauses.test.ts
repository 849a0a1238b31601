import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases } from './cases.ts';
import { type CauseName, causes } from './findingCauses.ts';
import { causeOf } from './testCase.ts';

test('every case has a cause, and every cause names an existing heading of docs/api.md', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
  const headings = new Set([...guide.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading));
  const used = new Set<CauseName>(cases.map(causeOf));
  for (const cause of used) expect(causes).toHaveProperty(cause);
  const named = Object.values(causes).flatMap(({ source }) =>
    [...source.matchAll(/“([^”]+)”/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThanOrEqual(Object.keys(causes).length);
  expect(named.filter((heading) => !headings.has(heading ?? ''))).toEqual([]);
});
