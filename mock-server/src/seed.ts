import { parseArgs } from 'node:util';
import { isScenarioName, scenarioNames, scenarios } from '@second-gear/fixtures/scenarios';
import writeFileAtomic from 'write-file-atomic';
import { codeOf } from './http/errors.ts';
import { scenariosPath } from './scenarios/scenarioRouter.ts';
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

class UsageError extends Error {}

const parseArguments = () => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const options = { bikes: text, out: text, scenario: text, url: text, scenarios: flag, help: flag };
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const parseBikeCount = (value: string): number => {
  const bikes = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
  if (bikes >= namedBikeCount && bikes <= maxBikes) return bikes;
  throw new UsageError(`--bikes must be a whole number from ${namedBikeCount} to ${maxBikes}, but is '${value}'.`);
};

const longest = Math.max(...scenarioNames.map((name) => name.length));

const scenarioList = scenarioNames
  .map((name) => `  ${name.padEnd(longest)}  ${scenarios[name].description}\n`)
  .join('');

const load = async (name: string, url: string | undefined): Promise<void> => {
  if (!isScenarioName(name)) throw new UsageError(`There is no scenario ‘${name}’. There are:\n${scenarioList}`);
  const ports = [process.env.PORT, process.env.MOCK_PORT].filter(Boolean);
  const usualUrls = (ports.length > 0 ? ports : [4173, 4000]).map((port) => `http://localhost:${port}`);
  const urls = url === undefined ? usualUrls : [url];
  for (const one of urls) {
    const response = await fetch(one + scenariosPath, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario: name }),
    }).catch(() => undefined);
    if (!response) continue;
    if (response.status !== 200) throw new Error(`The server at ${one} does not load scenarios.`);
    const { description } = scenarios[name];
    console.info(`The mock server at ${one} now has the scenario ${name}. ${description} Reload the page to see it.`);
    return;
  }
  throw new Error(`No mock server responds at ${urls.join(' or ')}. Start one, or give its URL with --url.`);
};

const writeDataFile = async (bikes: string | undefined, out: string | undefined): Promise<void> => {
  const text = serializeData(createSeedData(bikes === undefined ? {} : { bikes: parseBikeCount(bikes) }));
  if (out === undefined) {
    process.stdout.write(text);
    return;
  }
  await writeFileAtomic(out, text, { mode: ownerOnly }).catch((error) => {
    throw new Error(`${out} cannot be written (${codeOf(error)}).`);
  });
  console.info(`Written to ${out}.`);
};

const run = async (): Promise<void> => {
  const { bikes, out, scenario, url, scenarios: listsScenarios, help: showsHelp } = parseArguments();
  const writesFile = bikes !== undefined || out !== undefined;
  if ([showsHelp, listsScenarios, scenario !== undefined, writesFile].filter(Boolean).length !== 1)
    throw new UsageError('Give --bikes and --out, or --scenario, or --scenarios.');
  if (url !== undefined && scenario === undefined) throw new UsageError('--url is only for --scenario.');
  if (showsHelp) process.stdout.write(help);
  else if (listsScenarios) process.stdout.write(scenarioList);
  else if (scenario !== undefined) await load(scenario, url);
  else await writeDataFile(bikes, out);
};

await run().catch((error: Error) => {
  console.error(error instanceof UsageError ? `${error.message}\n${usage}` : error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
