import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { firstShop } from './firstShop.ts';
import { replaceFile } from './store/durableFile.ts';
import { codeOf } from './store/problems.ts';
import { printShop } from './store/shopFile.ts';

/**
 * `npm run seed -- --bikes 10000 --out FILE`: writes a data file with that many bikes in the crowd, the same bytes every
 * time. Without --bikes it is the shop's first morning; without --out it is printed.
 */
const usage = 'Usage: npm run seed -- [--bikes NUMBER] [--out FILE]';
const most = 1_000_000;

const refuse = (sentence: string): never => {
  console.error(`${sentence}\n${usage}`);
  process.exit(1);
};

const argumentsGiven = (): { bikes?: string; out?: string } => {
  try {
    return parseArgs({ options: { bikes: { type: 'string' }, out: { type: 'string' } } }).values;
  } catch (problem) {
    return refuse(problem instanceof Error ? problem.message : 'The arguments cannot be read.');
  }
};

const { bikes, out } = argumentsGiven();
if (bikes !== undefined && (!/^\d{1,7}$/.test(bikes) || Number(bikes) > most)) {
  refuse(`--bikes must be a whole number from 0 to ${most}, and is '${bikes}'.`);
}

const text = printShop(firstShop(bikes === undefined ? {} : { bikes: Number(bikes) }));
if (out === undefined) {
  process.stdout.write(text);
} else {
  const file = resolve(out);
  await replaceFile(file, text).catch((problem) => refuse(`${file} cannot be written (${codeOf(problem)}).`));
  console.info(`Written to ${file}.`);
}
