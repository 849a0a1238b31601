import { join } from 'node:path';
import { createSeededRandom } from '../../packages/fixtures/src/generator/seededRandom.ts';
import { type Area, isProduct } from './areas.ts';
import { type Mutation, mutationsOf } from './mutationsOf.ts';
import type { Compiler } from './openCompiler.ts';

/** In an order that is the same every time for the same seed. */
const shuffled = <Item>(items: readonly Item[], seed: string): Item[] => {
  const next = createSeededRandom(seed);
  const places = items.map((item) => ({ item, place: next() }));
  return places.sort((one, other) => one.place - other.place).map(({ item }) => item);
};

export type Picked = { mutants: Mutation[]; possible: number; equivalent: number };

/**
 * Chooses changes of an area at random from a seed. Leaves out those that would not compile, and those that are known to have no
 * effect.
 */
export const pickMutants = (
  area: Area,
  {
    root,
    files,
    compiler,
    seed,
    count,
    equivalents,
  }: {
    root: string;
    /** Every file of the repository, from its folder. */
    files: readonly string[];
    compiler: Compiler;
    seed: number;
    count: number;
    /** The keys of mutations that change nothing. */
    equivalents: ReadonlySet<string>;
  },
): Picked => {
  const own = files.filter((file) => isProduct(file) && area.files.some((start) => file.startsWith(start)));
  const possible = own.sort().flatMap((file) => {
    const { source, checker } = compiler.read(join(root, file));
    return mutationsOf(source, file, checker);
  });
  const mutants: Mutation[] = [];
  let equivalent = 0;
  for (const mutation of shuffled(possible, `${seed} ${area.name}`)) {
    if (mutants.length === count) break;
    const path = join(root, mutation.file);
    if (!compiler.accepts(path, mutated(compiler.read(path).source.text, mutation))) continue;
    if (equivalents.has(mutation.key)) equivalent += 1;
    else mutants.push(mutation);
  }
  return { mutants, possible: possible.length, equivalent };
};

export const mutated = (text: string, { start, end, replacement }: Mutation): string =>
  `${text.slice(0, start)}${replacement}${text.slice(end)}`;
