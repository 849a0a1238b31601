import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureShell } from '../lib/appBuild.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { type PageName, pageNames } from './budget.ts';
import { faultsOf, measurePages, rowsOfPages } from './measurePages.ts';
import { measureScale, rowsOfScale } from './measureScale.ts';
import { pages } from './pages.ts';
import { holds, printRows, printVerdict, type Row } from './report.ts';

const usage = `Usage: npm run bench -- [--runs NUMBER] [--only ROUTE]… [--json FILE] [--strict], or --scale

Measures the built shop beside a bare page of React and a router, which is built with the same Vite and served in the same
way, and prints one table with the goals.

  --runs NUMBER  how often Lighthouse looks at each page; 5 without it.
  --only ROUTE   one page alone, or several: ${pageNames.map((name) => pages[name].path).join(', ')}.
  --scale        instead, how the lists feel with 100, 1,000 and 10,000 bikes, and 5,000 people.
  --json FILE    writes every single figure into a file, too.
  --strict       ends with 1 when a goal is missed.
  --help         this text.

Ends with 0 once it has measured, whatever came of it: speeds are the machine's as well. Let nothing else run meanwhile.
With 2 when the arguments make no sense.`;

const refuse = (sentence: string): never => {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
};

const argumentsGiven = () => {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string', multiple: true, default: [] },
        scale: { type: 'boolean', default: false },
        json: { type: 'string' },
        strict: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (problem) {
    return refuse(problem instanceof Error ? problem.message : 'The arguments cannot be read.');
  }
};

const wholeNumber = (given: string): number =>
  /^[1-9]\d{0,3}$/.test(given) ? Number(given) : refuse(`--runs must be a whole number above 0, and is '${given}'.`);

const pageAt = (path: string): PageName =>
  pageNames.find((name) => pages[name].path === path) ?? refuse(`No page at '${path}' is measured.`);

const { runs, only, scale, json, strict, help } = argumentsGiven();
if (help) {
  console.info(usage);
  process.exit();
}
const times = wholeNumber(runs);
const chosen = only.length > 0 ? only.map(pageAt) : [...pageNames];
if (scale && only.length > 0) refuse('--scale has pages of its own: leave --only out.');
if (json !== undefined && !existsSync(dirname(resolve(json))))
  refuse(`There is no folder ${dirname(resolve(json))} to write the figures into.`);

/** Beside the table, and not in it, when somebody writes that into a file. */
const say = (sentence: string) => console.warn(sentence);

const measured = async (): Promise<{ rows: Row[]; notes: string[]; details: unknown }> => {
  if (scale) {
    const lists = await measureScale(times, say);
    return { rows: rowsOfScale(lists), notes: [], details: lists };
  }
  const found = await measurePages(chosen, times, say);
  return { rows: rowsOfPages(found), notes: faultsOf(found), details: found };
};

ensureBrowser();
const built = await ensureShell();
if (built !== 0) process.exit(built);
const busyBefore = loadavg()[0] ?? 0;
const { rows, notes, details } = await measured();

console.info(printRows(rows));
console.info('');
for (const note of notes) console.info(note);
// Half a processor that others use can be seen in the times.
if (busyBefore > cpus().length / 2)
  console.info(`The machine was busy before (${busyBefore.toFixed(1)}): the times are worth little.`);
console.info(printVerdict(rows));
if (json !== undefined) await writeFile(json, `${JSON.stringify({ rows, details }, null, 2)}\n`);
process.exitCode = strict && rows.some((row) => holds(row) === false) ? 1 : 0;
