import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import libCoverage from 'istanbul-lib-coverage';
import libReport from 'istanbul-lib-report';
import reports from 'istanbul-reports';
import { root } from '../lib/install.mjs';

/** Git does not keep it. */
export const coverageFolder = join(root, 'coverage');

const parts = ['packages/contract', 'packages/fixtures', 'packages/ui', 'packages/app', 'mock-server'];

/** Tests, what only tests use, and the pages about the shop in Storybook. What is left is what people and the demo run. */
const notTheShop = [
  /\.(test|stories|d)\.tsx?$/,
  /\/testing\//,
  /^packages\/contract\/src\/(suite\b|backend\/testShop\.ts)/,
  /^packages\/ui\/src\/(story|foundations)\//,
  /^packages\/app\/src\/(cells|content|stories)\//,
  /^packages\/app\/src\/identity\/identitySuite\.ts$/,
];

const isTheShop = (path) =>
  parts.some((part) => path.startsWith(`${part}/src/`)) && !notTheShop.some((pattern) => pattern.test(path));

/**
 * Arguments for Vitest to note what its tests reach.
 *
 * @param {string} folder where it writes that
 * @param {boolean} isAll whether files that no test loads are noted as well
 */
export const coverageArguments = (folder, isAll) => [
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.reporter=json',
  '--coverage.reportOnFailure',
  // The browser's tests have the app's folder for their root, and draw what lies beside it.
  '--coverage.allowExternal',
  `--coverage.reportsDirectory=${folder}`,
  ...(isAll ? parts.map((part) => `--coverage.include=${part}/src/**/*.{ts,tsx}`) : []),
];

const pathOf = (file) => relative(root, file).replaceAll('\\', '/');

/** Adds up what several runs have reached. A run that has left no notes has reached nothing. */
const merged = async (folders) => {
  const map = libCoverage.createCoverageMap({});
  for (const folder of folders) {
    const text = await readFile(join(folder, 'coverage-final.json'), 'utf8').catch(() => '{}');
    map.merge(JSON.parse(text));
  }
  map.filter((file) => isTheShop(pathOf(file)));
  return map;
};

/** As '3, 7–9'. */
const ranges = (lines) => {
  const found = [];
  for (const line of lines.map(Number).sort((one, other) => one - other)) {
    const last = found.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else found.push([line, line]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
};

/** What no test reaches, a file a line. */
const unreached = (map) =>
  map
    .files()
    .sort()
    .flatMap((file) => {
      const lines = map.fileCoverageFor(file).getUncoveredLines();
      return lines.length > 0 ? [`${pathOf(file)}: ${ranges(lines)}`] : [];
    });

/**
 * What is the same in every run. Node and browsers are each given their own translation of a file, whose statements and
 * branches do not begin at the same letters: added up, some would count twice.
 */
const columns = ['lines', 'functions'];

const table = (map) => {
  const rows = parts.map((part) => {
    const summary = libCoverage.createCoverageSummary();
    for (const file of map.files()) {
      if (pathOf(file).startsWith(`${part}/`)) summary.merge(map.fileCoverageFor(file).toSummary());
    }
    const numbers = columns.map((key) => (summary[key].total > 0 ? `${summary[key].pct} %` : '–').padStart(12));
    return `${part.padEnd(20)}${numbers.join('')}`;
  });
  return [`${'reached by tests'.padEnd(20)}${columns.map((key) => key.padStart(12)).join('')}`, ...rows];
};

/**
 * Adds up what the tests of several runs have reached, prints a table and a list of what none does, and writes both, and
 * pages that show each line, into coverage/.
 *
 * @param {string[]} folders where the runs have left their notes
 */
export const reportCoverage = async (folders) => {
  const map = await merged(folders);
  await rm(coverageFolder, { recursive: true, force: true });
  await mkdir(coverageFolder, { recursive: true });
  const context = libReport.createContext({ dir: coverageFolder, coverageMap: map, defaultSummarizer: 'nested' });
  reports.create('html').execute(context);
  const lines = unreached(map);
  const text = [...table(map), '', `Lines that no test reaches, in ${lines.length} files:`, ...lines, ''].join('\n');
  await writeFile(join(coverageFolder, 'unreached.txt'), text);
  console.info(`\n${text}\nLine by line: ${pathOf(join(coverageFolder, 'index.html'))}`);
};
