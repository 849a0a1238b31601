import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testTitles } from './testTitles.ts';

const root = new URL('../../../../../', import.meta.url);

/** As text, a file of the repository by its path from the top. Throws where there is none. */
export const readSource = (file: string): string => readFileSync(fileURLToPath(new URL(file, root)), 'utf8');

/** What Vitest and Playwright run by themselves, and the few files whose tests such files share. */
const runs =
  /(\.test\.tsx?|\.journey\.ts|\.spec\.ts|contract\/src\/suite\/\w+\.ts|cells\/playCells\.ts|identity\/identitySuite\.ts)$/;

const leavesOut = /\b(?:test|it|describe)\b[.\w]*\.(?:skip|only|todo|fixme|fails|skipIf|runIf)\b/;

const known = new Map<string, readonly string[]>();

/**
 * The titles of all tests of a file of the repository, by its path from the top, as `testTitles` has them.
 * Throws an Error for a file that is not there, that nobody runs, or that leaves any of its tests out.
 */
export const readTitles = (file: string): readonly string[] => {
  const before = known.get(file);
  if (before) return before;
  if (!runs.test(file)) throw new Error(`${file} is no file of tests.`);
  const source = readSource(file);
  if (leavesOut.test(source)) throw new Error(`${file} leaves some of its tests out.`);
  const titles = testTitles(source, file);
  known.set(file, titles);
  return titles;
};
