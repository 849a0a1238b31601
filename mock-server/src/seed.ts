import { parseArgs } from 'node:util';
import { isStateName, type StateName, stateNames, states } from '@second-gear/fixtures/scenarios';
import { NoStateError, wishForState } from './scenarios/loadScenario.ts';
import { castSize, firstShop } from './scenarios/seedData.ts';
import { ownerOnly, printShop } from './storage/dataFile.ts';
import { replaceFile } from './storage/durableFile.ts';
import { BrokenFileError, codeOf, LockedError } from './storage/errors.ts';
import { lockFile } from './storage/lock.ts';
import { behindLinks } from './storage/resolveSymlinks.ts';

const most = 1_000_000;

const usage = 'Usage: npm run seed -- [--bikes NUMBER] [--out FILE], or --state NAME [--url URL], or --states';

const help = `${usage}

Writes the shop's first morning as a data file, the same bytes every time; or puts a mock that is running into a state.

  --bikes NUMBER  how many bikes there are in all, from ${castSize} to ${most}. The first ${castSize} are the named cast's,
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
const refuse = (sentence: string): never => {
  console.error(`${sentence}\n${usage}`);
  process.exit(2);
};

/** For what makes sense, and cannot be done. */
const giveUp = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const argumentsGiven = () => {
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
    return refuse(problem instanceof Error ? problem.message : 'The arguments cannot be read.');
  }
};

const numberOfBikes = (given: string | undefined): number | undefined => {
  if (given === undefined) return undefined;
  const bikes = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (bikes >= castSize && bikes <= most) return bikes;
  return refuse(
    `--bikes must be a whole number from ${castSize} (the named cast's own) to ${most}, and is '${given}'.`,
  );
};

const sentenceFor = (problem: unknown, out: string): string =>
  problem instanceof BrokenFileError || problem instanceof LockedError
    ? problem.message
    : `${out} cannot be written (${codeOf(problem) || problem}).`;

/** Not while a server has the file: it would write its own data over it, or its visitors would find theirs gone. */
const write = async (out: string, text: string): Promise<void> => {
  const file = await behindLinks(out);
  const lock = await lockFile(file);
  try {
    await replaceFile(file, text, { mode: ownerOnly });
  } finally {
    await lock.release();
  }
  console.info(`Written to ${file}.`);
};

const longest = Math.max(...stateNames.map((name) => name.length));

const listOfStates = stateNames.map((name) => `  ${name.padEnd(longest)}  ${states[name].says}\n`).join('');

const stateNamed = (name: string): StateName =>
  isStateName(name) ? name : refuse(`There is no state ‘${name}’. There are:\n${listOfStates}`);

const isAddress = (url: string): boolean => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

const load = async (name: StateName, url: string | undefined): Promise<void> => {
  const place = await wishForState(name, url, process.env);
  console.info(`The shop at ${place} is now in the state ${name}. ${states[name].says} Load the page again to see it.`);
};

const writeShop = async (bikes: string | undefined, out: string | undefined): Promise<void> => {
  const total = numberOfBikes(bikes);
  const text = printShop(firstShop(total === undefined ? {} : { bikes: total }));
  if (out === undefined) process.stdout.write(text);
  else await write(out, text).catch((problem) => giveUp(sentenceFor(problem, out)));
};

const { bikes, out, state, url, states: isListing, help: isLost } = argumentsGiven();
if (isLost) process.stdout.write(help);
else if (isListing) {
  if ([bikes, out, state, url].some((other) => other !== undefined))
    refuse('--states tells which states there are, and does nothing else: leave the rest out, or --states.');
  process.stdout.write(listOfStates);
} else if (state !== undefined) {
  if (bikes !== undefined || out !== undefined)
    refuse('A state goes into a mock that is running, and not into a file.');
  if (url !== undefined && !isAddress(url)) refuse('--url must be an address such as http://localhost:4173.');
  await load(stateNamed(state), url).catch((problem) =>
    giveUp(problem instanceof NoStateError ? problem.message : `The state cannot be loaded (${problem}).`),
  );
} else if (url !== undefined) refuse('--url is where --state goes.');
else await writeShop(bikes, out);
