import { proofsOf, type Requirement, type Section, testsIn } from './requirement.ts';
import { requirementsOf } from './specification.ts';

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const linesOf = (requirement: Requirement): string[] => {
  const { id, says, note } = requirement;
  const { stories, files } = proofsOf(requirement);
  return [
    `  ${id.padEnd(6)} ${says}`,
    ...(note ? [`         (${note})`] : []),
    ...stories.map((story) => `         story  ${story}`),
    ...files.flatMap(({ file, titles }) => [
      `         tests  ${file}`,
      ...titles.map((title) => `                ${title}`),
    ]),
  ];
};

/** '330 requirements, proved by 145 tests in 43 files and by 190 stories'. What proves several is counted once. */
const countsOf = (requirements: readonly Requirement[]): string => {
  const proofs = requirements.map(proofsOf);
  const tests = proofs.flatMap(({ files }) => testsIn(files));
  const different = (ones: readonly string[]) => new Set(ones).size;
  return [
    `${plural(requirements.length, 'requirement')}, proved by`,
    `${plural(different(tests.map(({ file, title }) => `${file} ${title}`)), 'test')} in`,
    `${plural(different(tests.map(({ file }) => file)), 'file')} and by`,
    plural(different(proofs.flatMap(({ stories }) => stories)), 'story', 'stories'),
  ].join(' ');
};

/** The map as text: each section with its requirements and their proofs, and how many there are. */
export const printed = (sections: readonly Section[]): string => {
  const lines = sections.flatMap((section) => [
    `§${section.number} ${section.title}`,
    ...section.groups.flatMap(({ about, requirements }) => ['', about, ...requirements.flatMap(linesOf)]),
    '',
  ]);
  return [...lines, countsOf(sections.flatMap(requirementsOf))].join('\n');
};
