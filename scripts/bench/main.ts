import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureAppBuild } from '../lib/appBuild.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { type PageName, pageNames } from './budget.ts';
import { failedAuditsOf, measurePages, rowsOfPages } from './measure/measurePages.ts';
import { measureScale, rowsOfScale } from './measure/measureScale.ts';
import { measureSearch, rowsOfSearch } from './measure/measureSearch.ts';
import { pages } from './pages.ts';
import { formatSummary, formatTable, meetsGoal, type Row } from './report/report.ts';

const usage = `Usage: npm run bench -- [--runs NUMBER] [--only ROUTE]… [--json FILE] [--strict], or --scale

Measures the app build beside a baseline page with only React and a router, which is built with the same Vite and served in
the same way. Prints one table with the goals.

  --runs NUMBER  number of Lighthouse rounds; default 5.
  --only ROUTE   measures only this page; can be repeated: ${pageNames.map((name) => pages[name].path).join(', ')}.
  --scale        measures the lists with 100, 1,000 and 10,000 bikes and with 5,000 users, and typing into the search
                 field with 10,000 bikes, instead.
  --json FILE    also writes all figures into a file.
  --strict       exits with 1 when a goal is missed.
  --help         prints this text.

Exits with 0 after the measurement, also when a goal is missed, because speeds depend on the machine; with 2 for invalid
arguments. Run nothing else at the same time.`;

const exitWithUsage = (sentence: string): never => {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
};

const readArguments = () => {
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
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
};

const wholeNumber = (text: string): number =>
  /^[1-9]\d{0,3}$/.test(text)
    ? Number(text)
    : exitWithUsage(`--runs must be a whole number above 0, but is '${text}'.`);

const pageAt = (path: string): PageName =>
  pageNames.find((name) => pages[name].path === path) ?? exitWithUsage(`'${path}' is not a measured page.`);

const { runs, only, scale, json, strict, help } = readArguments();
if (help) {
  console.info(usage);
  process.exit();
}
const times = wholeNumber(runs);
const chosen = only.length > 0 ? only.map(pageAt) : [...pageNames];
if (scale && only.length > 0) exitWithUsage('--scale measures other pages: leave out --only.');
if (json !== undefined && !existsSync(dirname(resolve(json))))
  exitWithUsage(`The folder ${dirname(resolve(json))} does not exist.`);

/** Progress goes to standard error, so that the table on standard output can be written into a file. */
const log = (sentence: string) => console.warn(sentence);

const measure = async (): Promise<{ rows: Row[]; notes: string[]; details: unknown }> => {
  if (scale) {
    const lists = await measureScale(times, log);
    const search = await measureSearch(times, log);
    return { rows: [...rowsOfScale(lists), ...rowsOfSearch(search)], notes: [], details: { lists, search } };
  }
  const measured = await measurePages(chosen, times, log);
  return { rows: rowsOfPages(measured), notes: failedAuditsOf(measured), details: measured };
};

ensureBrowser();
const buildExitCode = await ensureAppBuild();
if (buildExitCode !== 0) process.exit(buildExitCode);
const loadBefore = loadavg()[0] ?? 0;
const { rows, notes, details } = await measure();

console.info(formatTable(rows));
console.info('');
for (const note of notes) console.info(note);
// The measured times are too high when other programs use more than half of the processors.
if (loadBefore > cpus().length / 2)
  console.info(
    `The machine was busy before the benchmark (load ${loadBefore.toFixed(1)}), so the times are not reliable.`,
  );
console.info(formatSummary(rows));
if (json !== undefined) await writeFile(json, `${JSON.stringify({ rows, details }, null, 2)}\n`);
process.exitCode = strict && rows.some((row) => meetsGoal(row) === false) ? 1 : 0;
