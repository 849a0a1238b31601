import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../lib/browser.mjs';
import { root } from '../lib/install.mjs';
import { type Area, areas, type Check, checksOf } from './areas.ts';
import { copyOfTree } from './copyOfTree.ts';
import equivalents from './equivalents.json' with { type: 'json' };
import type { Mutation } from './mutationsOf.ts';
import { openCompiler } from './openCompiler.ts';
import { mutated, pickMutants } from './pickMutants.ts';
import { endAll, runCheck } from './runCheck.ts';

const usage = `Usage: node scripts/check/mutants.mjs [--seed NUMBER] [--per-area NUMBER] [--area NAME]… [--quick] [--list]

Changes copies of the repository, one change at a time, and counts how many changes the tests notice. The seed decides which:
the same number, the same faults.

  --seed NUMBER      a number of your own; without it, one is drawn, and printed.
  --per-area NUMBER  how many faults in each area; 8 without it.
  --area NAME        one area alone, or several: ${areas.map(({ name }) => name).join(', ')}.
  --quick            the quickest tests alone: in minutes. Those are unit tests, and for guards their own stories too.
                     What only an end-to-end test, a browser test or another story would notice survives: in guards,
                     whatever happens on the pages of signing in and of the dashboard.
  --list             names the seed and its faults, and plants none.

Ends with 1 when fewer than nine of ten are noticed, or when tests fail without any fault.`;

const refuse = (sentence: string): never => {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
};

const wholeNumber = (name: string, given: string): number =>
  /^[1-9]\d{0,8}$/.test(given) ? Number(given) : refuse(`--${name} must be a whole number above 0, and is '${given}'.`);

const options = () => {
  try {
    return parseArgs({
      options: {
        seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 999_999)) },
        'per-area': { type: 'string', default: '8' },
        area: { type: 'string', multiple: true, default: [] },
        quick: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (problem) {
    return refuse(problem instanceof Error ? problem.message : 'The arguments cannot be read.');
  }
};

/** Shortens the title of a test, because some titles contain a complete request. */
const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);

type Drawn = { area: Area; mutation: Mutation };
type Result = { area: string; mutation: Mutation; by: string | null };

let drawn: Drawn[] = [];
let isOver = false;

/** A test run is stopped when it takes longer than this many times its duration without a change. */
const patienceTimes = 5;
const leastPatience = 120_000;
const mostPatience = 1_200_000;

/** The duration of each check without a mutation, in ms; null if it failed, because its failures then prove nothing. */
const proven = new Map<string, Promise<number | null>>();
/** The checks that failed without a mutation, each with its first failed test. */
const unfit: string[] = [];

const prove = (check: Check, { name }: Area, copy: string): Promise<number | null> => {
  const key = `${name} ${check.title}`;
  const known = proven.get(key);
  if (known) return known;
  const started = Date.now();
  const changed = new Set(drawn.flatMap(({ area, mutation }) => (area.name === name ? [mutation.file] : [])));
  const fresh = runCheck(check, [...changed], copy, mostPatience).then((verdict) => {
    if (verdict.passed) return Date.now() - started;
    if (!isOver) unfit.push(`${name}, ${check.title}: ${verdict.by}`);
    return null;
  });
  proven.set(key, fresh);
  return fresh;
};

/** The first failed test of the first check that notices the mutation; null if no check notices it. */
const firstNotice = async (area: Area, mutation: Mutation, copy: string): Promise<string | null> => {
  const path = join(copy, mutation.file);
  const whole = await readFile(path, 'utf8');
  for (const check of checksOf(area, given)) {
    const took = await prove(check, area, copy);
    if (took === null) continue;
    await writeFile(path, mutated(whole, mutation));
    const verdict = await runCheck(check, [mutation.file], copy, Math.max(leastPatience, took * patienceTimes));
    await writeFile(path, whole);
    if (!verdict.passed) return verdict.by;
  }
  return null;
};

const say = (results: readonly Result[], seed: number): number => {
  console.info(`\nseed ${seed}`);
  for (const name of new Set(results.map(({ area }) => area))) {
    const own = results.filter(({ area }) => area === name);
    console.info(`  ${name.padEnd(10)} ${own.filter(({ by }) => by).length} of ${own.length} noticed`);
  }
  const survivors = results.filter(({ by }) => !by);
  if (survivors.length > 0) console.info('\nSurvived:');
  for (const { area, mutation } of survivors) console.info(`  ${area}, line ${mutation.line}: ${mutation.key}`);
  if (unfit.length > 0) console.info('\nNot asked, because they fail without any fault:');
  for (const check of unfit) console.info(`  ${check}`);
  const noticed = results.length - survivors.length;
  const share = results.length === 0 ? 0 : noticed / results.length;
  console.info(`\n${noticed} of ${results.length} noticed (${Math.floor(share * 1000) / 10} %)`);
  return share >= 0.9 && unfit.length === 0 ? 0 : 1;
};

/**
 * The paths of all files of the packages and of the mock server in a folder of the repository, without node_modules.
 */
const filesIn = (folder: string): string[] =>
  ['packages', 'mock-server'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .map((file) => join(part, file).replaceAll('\\', '/'))
      .filter((file) => !file.includes('node_modules')),
  );

const given = options();
if (given.help) {
  console.info(usage);
  process.exit(0);
}
const seed = wholeNumber('seed', given.seed);
const count = wholeNumber('per-area', given['per-area']);
const unknown = given.area.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0) refuse(`There is no area called ${unknown.join(', ')}.`);
const chosen = areas.filter(({ name }) => given.area.length === 0 || given.area.includes(name));

const folder = await mkdtemp(join(tmpdir(), 'second-gear-mutants-'));
const [one, two] = [join(folder, 'one'), join(folder, 'two')] as const;
const tidy = async () => {
  isOver = true;
  endAll();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void tidy().finally(() => process.exit(130)));
}

const draw = (from: string): Drawn[] => {
  const compiler = openCompiler(from);
  const files = filesIn(from);
  const known = new Set(Object.keys(equivalents));
  return chosen.flatMap((area) => {
    const luck = { root: from, files, compiler, seed, count, equivalents: known };
    const { mutants, possible, equivalent } = pickMutants(area, luck);
    const left = equivalent > 0 ? `; ${equivalent} drawn that change nothing` : '';
    console.info(`${area.name}: ${mutants.length} of ${possible} possible faults${left}`);
    return mutants.map((mutation) => ({ area, mutation }));
  });
};

const work = async (copy: string, jobs: Drawn[], results: Result[]): Promise<void> => {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { area, mutation } = job;
    const started = Date.now();
    const by = await firstNotice(area, mutation, copy);
    if (isOver) return;
    results.push({ area: area.name, mutation, by });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.info(
      `${by ? '✓' : '✗'} ${area.name} (${seconds} s)\n    ${mutation.key}\n    ${by ? shortened(by) : 'SURVIVED'}`,
    );
  }
};

try {
  console.info(`seed ${seed}`);
  if (given.list) {
    for (const { area, mutation } of draw(root)) console.info(`${area.name}, line ${mutation.line}: ${mutation.key}`);
  } else {
    ensureBrowser();
    await copyOfTree(root, one);
    // From the copy, so that edits of the working tree do not affect the run.
    drawn = draw(one);
    await copyOfTree(one, two);
    console.info(`${drawn.length} faults, in two copies of the shop`);
    const jobs = [...drawn];
    const results: Result[] = [];
    // Work in two copies at the same time, because the tests of one copy use one core.
    await Promise.all([one, two].map((copy) => work(copy, jobs, results)));
    process.exitCode = say(results, seed);
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
} finally {
  await tidy();
}
