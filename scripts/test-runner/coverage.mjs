import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import libCoverage from 'istanbul-lib-coverage';
import libReport from 'istanbul-lib-report';
import reports from 'istanbul-reports';
import { root } from '../lib/install.mjs';

/** The folder for the report, which Git ignores. */
export const coverageFolder = join(root, 'coverage');

const packages = [
  'packages/contract',
  'packages/domain',
  'packages/fixtures',
  'packages/ui',
  'packages/app',
  'mock-server',
];

/**
 * Files without coverage: tests, code that only tests use, and documentation pages of Storybook. All others run in the
 * app or demo.
 */
const notProduct = [
  /\.(test|stories|d)\.tsx?$/,
  /\/testing\//,
  /^packages\/ui\/src\/foundations\//,
  /^packages\/app\/src\/stories\//,
];

const isProduct = (path) =>
  packages.some((name) => path.startsWith(`${name}/src/`)) && !notProduct.some((pattern) => pattern.test(path));

/**
 * Returns arguments for Vitest to measure coverage.
 *
 * @param {string} folder the folder for the report
 * @param {boolean} isAll whether to include files that no test loads
 */
export const coverageArguments = (folder, isAll) => [
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.reporter=json',
  '--coverage.reportOnFailure',
  // Measures files outside the root too: the root of the browser tests is the app's folder, but these tests also load
  // files of other packages.
  '--coverage.allowExternal',
  `--coverage.reportsDirectory=${folder}`,
  ...(isAll ? packages.map((name) => `--coverage.include=${name}/src/**/*.{ts,tsx}`) : []),
];

const pathOf = (file) => relative(root, file).replaceAll('\\', '/');

/** Merges the coverage of several runs. A run without a report counts as no coverage. */
const mergeReports = async (folders) => {
  const map = libCoverage.createCoverageMap({});
  for (const folder of folders) {
    const text = await readFile(join(folder, 'coverage-final.json'), 'utf8').catch(() => '{}');
    map.merge(JSON.parse(text));
  }
  map.filter((file) => isProduct(pathOf(file)));
  return map;
};

/** Formats line numbers as '3, 7–9'. */
const formatRanges = (lines) => {
  const found = [];
  for (const line of lines.map(Number).sort((one, other) => one - other)) {
    const last = found.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else found.push([line, line]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
};

/** Returns a line with the uncovered line numbers for each file that has any. */
const uncoveredLines = (map) =>
  map
    .files()
    .sort()
    .flatMap((file) => {
      const lines = map.fileCoverageFor(file).getUncoveredLines();
      return lines.length > 0 ? [`${pathOf(file)}: ${formatRanges(lines)}`] : [];
    });

/**
 * The figures that the table shows. Statements and branches are not shown, because they cannot be merged: Node and
 * browsers run different compiled forms of a file, in which they start at different columns, so that some would count
 * twice.
 */
const columns = ['lines', 'functions'];

const table = (map) => {
  const rows = packages.map((name) => {
    const summary = libCoverage.createCoverageSummary();
    for (const file of map.files()) {
      if (pathOf(file).startsWith(`${name}/`)) summary.merge(map.fileCoverageFor(file).toSummary());
    }
    const numbers = columns.map((key) => (summary[key].total > 0 ? `${summary[key].pct} %` : '–').padStart(12));
    return `${name.padEnd(20)}${numbers.join('')}`;
  });
  return [`${'reached by tests'.padEnd(20)}${columns.map((key) => key.padStart(12)).join('')}`, ...rows];
};

/**
 * Merges the coverage of several runs. Prints a table and a list of uncovered lines, and writes both, with an HTML report, into
 * coverage/.
 *
 * @param {string[]} folders the report folders of the runs
 */
export const reportCoverage = async (folders) => {
  const map = await mergeReports(folders);
  await rm(coverageFolder, { recursive: true, force: true });
  await mkdir(coverageFolder, { recursive: true });
  const context = libReport.createContext({ dir: coverageFolder, coverageMap: map, defaultSummarizer: 'nested' });
  reports.create('html').execute(context);
  const lines = uncoveredLines(map);
  const text = [...table(map), '', `Lines that no test reaches, in ${lines.length} files:`, ...lines, ''].join('\n');
  await writeFile(join(coverageFolder, 'unreached.txt'), text);
  console.info(`\n${text}\nLine by line: ${pathOf(join(coverageFolder, 'index.html'))}`);
};
