import type { EndpointName } from '@second-gear/contract';

type AtLeastOne = readonly [string, ...string[]];

/** By file, from the top of the repository: the titles of its tests, as `testTitles` reads them. */
type Tests = Readonly<Record<string, AtLeastOne>>;

type Proofs = { stories: AtLeastOne; tests?: Tests } | { stories?: AtLeastOne; tests: Tests };

/** One thing that the specification says, which is so or is not, and what proves that it is. */
export type Requirement = {
  /** 'R2.14': the section of the specification, and a number within it that stays this sentence's for good. */
  id: string;
  /** In the words of the specification; '…' stands for words that are another requirement's. */
  says: string;
  /** How it is read where it is silent, or where the product goes further. */
  note?: string;
  /** The rows of the table of calls that it is about. */
  calls?: readonly EndpointName[];
} & Proofs;

/** A section of the specification, in its order. */
export type Section = {
  number: number;
  title: string;
  groups: readonly { about: string; requirements: readonly Requirement[] }[];
};

type FileOfTests = { file: string; titles: readonly string[] };

/** The proofs of one requirement: the ids of stories, and tests by file. */
export const proofsOf = ({
  stories,
  tests = {},
}: Requirement): { stories: readonly string[]; files: FileOfTests[] } => ({
  stories: stories ?? [],
  files: Object.entries(tests).map(([file, titles]) => ({ file, titles })),
});

/** Each test of some files by itself. */
export const testsIn = (files: readonly FileOfTests[]): { file: string; title: string }[] =>
  files.flatMap(({ file, titles }) => titles.map((title) => ({ file, title })));
