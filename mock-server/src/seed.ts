import { parseArgs } from 'node:util';
import { castSize, firstShop } from './firstShop.ts';
import { behindLinks } from './store/behindLinks.ts';
import { replaceFile } from './store/durableFile.ts';
import { lockFile } from './store/lock.ts';
import { BrokenFileError, codeOf, LockedError } from './store/problems.ts';
import { ownerOnly, printShop } from './store/shopFile.ts';

const most = 1_000_000;

const usage = 'Usage: npm run seed -- [--bikes NUMBER] [--out FILE]';

const help = `${usage}

Writes the shop's first morning as a data file, the same bytes every time.

  --bikes NUMBER  how many bikes there are in all, from ${castSize} to ${most}. The first ${castSize} are the named cast's,
                  which bookings speak of; a crowd makes up the rest.
  --out FILE      where to write it, for nobody but its owner to read. Without it, it is printed.
  --help          this text.
`;

const refuse = (sentence: string): never => {
  console.error(`${sentence}\n${usage}`);
  process.exit(1);
};

const argumentsGiven = () => {
  try {
    return parseArgs({ options: { bikes: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } } })
      .values;
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

const { bikes, out, help: isLost } = argumentsGiven();
if (isLost) {
  process.stdout.write(help);
} else {
  const total = numberOfBikes(bikes);
  const text = printShop(firstShop(total === undefined ? {} : { bikes: total }));
  if (out === undefined) process.stdout.write(text);
  else await write(out, text).catch((problem) => refuse(sentenceFor(problem, out)));
}
