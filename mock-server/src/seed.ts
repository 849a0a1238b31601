import { parseArgs } from 'node:util';
import { isScenarioName, type ScenarioName, scenarioNames, scenarios } from '@second-gear/fixtures/scenarios';
import writeFileAtomic from 'write-file-atomic';
import { codeOf } from './lib/errors.ts';
import { LoadScenarioError, loadScenario } from './scenarios/loadScenario.ts';
import { createSeedData, namedBikeCount } from './scenarios/seedData.ts';
import { ownerOnly, serializeData } from './storage/dataFile.ts';

const maxBikes = 1_000_000;

const usage = 'Usage: npm run seed -- [--bikes NUMBER] [--out FILE], or --scenario NAME [--url URL], or --scenarios';

const help = `${usage}

Writes the seed data as a data file, the same bytes every time; or loads a scenario into a running mock server.

  --bikes NUMBER   the total number of bikes, from ${namedBikeCount} to ${maxBikes}. The first ${namedBikeCount} are the fixtures', which
                   bookings refer to; the rest are generated.
  --out FILE       the file to write, readable only by its owner. Without it, the data is printed.
  --scenario NAME  loads this scenario into the mock server that runs on this machine, and so replaces its data. A demo
                   user who is signed in stays signed in. Reload the page to see the scenario.
  --url URL        the URL of that mock server; by default the port in PORT or MOCK_PORT, or else 4173 or 4000.
  --scenarios      lists the scenarios.
  --help           prints this text.

Exits with 1 when the file cannot be written or the scenario cannot be loaded, with 2 when the arguments are invalid.
`;

/** Prints a message about invalid arguments, and exits with 2. */
const exitWithUsage = (message: string): never => {
  console.error(`${message}\n${usage}`);
  process.exit(2);
};

/** Prints a message about an error that the arguments have not caused, and exits with 1. */
const exitWithError = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/** Attaches a negative number to its option. `parseArgs` would take it for another option, and say nothing of the number. */
const attachNegativeNumbers = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    if (arg === '--bikes' && /^-\d/.test(args[index + 1] ?? '')) return [`${arg}=${args[index + 1]}`];
    return args[index - 1] === '--bikes' && /^-\d/.test(arg) ? [] : [arg];
  });

const parseArguments = () => {
  try {
    return parseArgs({
      args: attachNegativeNumbers(process.argv.slice(2)),
      options: {
        bikes: { type: 'string' },
        out: { type: 'string' },
        scenario: { type: 'string' },
        url: { type: 'string' },
        scenarios: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
};

const parseBikeCount = (value: string | undefined): number | undefined => {
  if (value === undefined) return undefined;
  const bikes = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
  if (bikes >= namedBikeCount && bikes <= maxBikes) return bikes;
  return exitWithUsage(
    `--bikes must be a whole number from ${namedBikeCount} (the bikes of the fixtures) to ${maxBikes}, but is '${value}'.`,
  );
};

const write = async (out: string, text: string): Promise<void> => {
  try {
    await writeFileAtomic(out, text, { mode: ownerOnly });
    console.info(`Written to ${out}.`);
  } catch (error) {
    exitWithError(`${out} cannot be written (${codeOf(error) || error}).`);
  }
};

const longest = Math.max(...scenarioNames.map((name) => name.length));

const scenarioList = scenarioNames
  .map((name) => `  ${name.padEnd(longest)}  ${scenarios[name].description}\n`)
  .join('');

const parseScenarioName = (name: string): ScenarioName =>
  isScenarioName(name) ? name : exitWithUsage(`There is no scenario ‘${name}’. There are:\n${scenarioList}`);

const isHttpUrl = (url: string): boolean => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

const load = async (name: ScenarioName, url: string | undefined): Promise<void> => {
  const serverUrl = await loadScenario(name, url, process.env);
  console.info(
    `The mock server at ${serverUrl} now has the scenario ${name}. ${scenarios[name].description} Reload the page to see it.`,
  );
};

const writeDataFile = async (bikes: string | undefined, out: string | undefined): Promise<void> => {
  const total = parseBikeCount(bikes);
  const text = serializeData(createSeedData(total === undefined ? {} : { bikes: total }));
  if (out === undefined) process.stdout.write(text);
  else await write(out, text);
};

const { bikes, out, scenario, url, scenarios: listsScenarios, help: showHelp } = parseArguments();
if (showHelp) process.stdout.write(help);
else if (listsScenarios) {
  if ([bikes, out, scenario, url].some((other) => other !== undefined))
    exitWithUsage('--scenarios only lists the scenarios: leave out either --scenarios or the other options.');
  process.stdout.write(scenarioList);
} else if (scenario !== undefined) {
  if (bikes !== undefined || out !== undefined)
    exitWithUsage('--scenario loads a scenario into a running mock server, not into a file.');
  if (url !== undefined && !isHttpUrl(url)) exitWithUsage('--url must be an address such as http://localhost:4173.');
  await load(parseScenarioName(scenario), url).catch((error) =>
    exitWithError(error instanceof LoadScenarioError ? error.message : `The scenario cannot be loaded (${error}).`),
  );
} else if (url !== undefined) exitWithUsage('--url is only for --scenario.');
else if (bikes === undefined && out === undefined) exitWithUsage('Give at least --bikes, --out or --scenario.');
else await writeDataFile(bikes, out);
