import { join } from 'node:path';
import { createSeededRandom } from '../../packages/fixtures/src/generator/seededRandom.ts';
import { type Area, isProduct } from './areas.ts';
import { type Mutation, mutationsOf } from './mutationsOf.ts';
import type { Compiler } from './openCompiler.ts';

/** Returns the items in a random order, which is always the same for the same seed. */
const shuffled = <Item>(items: readonly Item[], seed: string): Item[] => {
  const next = createSeededRandom(seed);
  const places = items.map((item) => ({ item, place: next() }));
  return places.sort((one, other) => one.place - other.place).map(({ item }) => item);
};

export type Picked = { mutants: Mutation[]; possible: number; equivalent: number };

/**
 * Chooses random mutations of an area, always the same for the same seed. Leaves out mutations that would not compile,
 * and mutations that are known to have no effect.
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
    /** The paths of all files that may belong to an area, from the root of the repository. */
    files: readonly string[];
    compiler: Compiler;
    seed: number;
    count: number;
    /** The keys of mutations that are known to have no effect. */
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
