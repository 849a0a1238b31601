import { parseArgs } from 'node:util';
import { isScenarioName, type ScenarioName, scenarioNames, scenarios } from '@second-gear/fixtures/scenarios';
import { LoadScenarioError, loadScenario } from './scenarios/loadScenario.ts';
import { createSeedData, namedBikeCount } from './scenarios/seedData.ts';
import { ownerOnly, serializeData } from './storage/dataFile.ts';
import { replaceFile } from './storage/durableFile.ts';
import { codeOf, InvalidDataFileError, LockedError } from './storage/errors.ts';
import { lockFile } from './storage/lock.ts';
import { resolveSymlinks } from './storage/resolveSymlinks.ts';

const maxBikes = 1_000_000;

const usage = 'Usage: npm run seed -- [--bikes NUMBER] [--out FILE], or --state NAME [--url URL], or --states';

const help = `${usage}

Writes the shop's first morning as a data file, the same bytes every time; or puts a mock that is running into a state.

  --bikes NUMBER  how many bikes there are in all, from ${namedBikeCount} to ${maxBikes}. The first ${namedBikeCount} are the named cast's,
                  which bookings speak of; a crowd makes up the rest.
  --out FILE      where to write it, for nobody but its owner to read. Without it, it is printed.
  --state NAME    puts the mock that is running on this machine into this state. What was in it is gone. Whoever is signed
                  in as one of the demo's people stays so; a page shows it once it is loaded again.
  --url URL       where that mock answers; without it, at PORT or MOCK_PORT, or else at 4173 or 4000.
  --states        tells which states there are.
  --help          this text.

Ends with 1 when the file cannot be written or no mock takes the state, with 2 when the arguments make no sense.
`;

/** For arguments that make no sense. */
const exitWithUsage = (sentence: string): never => {
  console.error(`${sentence}\n${usage}`);
  process.exit(2);
};

/** For what makes sense, and cannot be done. */
const exitWithError = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const parseArguments = () => {
  try {
    return parseArgs({
      options: {
        bikes: { type: 'string' },
        out: { type: 'string' },
        state: { type: 'string' },
        url: { type: 'string' },
        states: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (problem) {
    return exitWithUsage(problem instanceof Error ? problem.message : 'The arguments cannot be read.');
  }
};

const parseBikeCount = (given: string | undefined): number | undefined => {
  if (given === undefined) return undefined;
  const bikes = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (bikes >= namedBikeCount && bikes <= maxBikes) return bikes;
  return exitWithUsage(
    `--bikes must be a whole number from ${namedBikeCount} (the named cast's own) to ${maxBikes}, and is '${given}'.`,
  );
};

const writeErrorMessage = (problem: unknown, out: string): string =>
  problem instanceof InvalidDataFileError || problem instanceof LockedError
    ? problem.message
    : `${out} cannot be written (${codeOf(problem) || problem}).`;

/** Not while a server has the file: it would write its own data over it, or its visitors would find theirs gone. */
const write = async (out: string, text: string): Promise<void> => {
  const file = await resolveSymlinks(out);
  const lock = await lockFile(file);
  try {
    await replaceFile(file, text, { mode: ownerOnly });
  } finally {
    await lock.release();
  }
  console.info(`Written to ${file}.`);
};

const longest = Math.max(...scenarioNames.map((name) => name.length));

const scenarioList = scenarioNames
  .map((name) => `  ${name.padEnd(longest)}  ${scenarios[name].description}\n`)
  .join('');

const parseScenarioName = (name: string): ScenarioName =>
  isScenarioName(name) ? name : exitWithUsage(`There is no state ‘${name}’. There are:\n${scenarioList}`);

const isHttpUrl = (url: string): boolean => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

const load = async (name: ScenarioName, url: string | undefined): Promise<void> => {
  const place = await loadScenario(name, url, process.env);
  console.info(
    `The shop at ${place} is now in the state ${name}. ${scenarios[name].description} Load the page again to see it.`,
  );
};

const writeDataFile = async (bikes: string | undefined, out: string | undefined): Promise<void> => {
  const total = parseBikeCount(bikes);
  const text = serializeData(createSeedData(total === undefined ? {} : { bikes: total }));
  if (out === undefined) process.stdout.write(text);
  else await write(out, text).catch((problem) => exitWithError(writeErrorMessage(problem, out)));
};

const { bikes, out, state, url, states: listsScenarios, help: showHelp } = parseArguments();
if (showHelp) process.stdout.write(help);
else if (listsScenarios) {
  if ([bikes, out, state, url].some((other) => other !== undefined))
    exitWithUsage('--states tells which states there are, and does nothing else: leave the rest out, or --states.');
  process.stdout.write(scenarioList);
} else if (state !== undefined) {
  if (bikes !== undefined || out !== undefined)
    exitWithUsage('A state goes into a mock that is running, and not into a file.');
  if (url !== undefined && !isHttpUrl(url)) exitWithUsage('--url must be an address such as http://localhost:4173.');
  await load(parseScenarioName(state), url).catch((problem) =>
    exitWithError(problem instanceof LoadScenarioError ? problem.message : `The state cannot be loaded (${problem}).`),
  );
} else if (url !== undefined) exitWithUsage('--url is where --state goes.');
else await writeDataFile(bikes, out);
