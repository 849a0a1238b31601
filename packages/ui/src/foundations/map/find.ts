import { proofsOf, type Requirement, type Section, testsIn } from './requirement.ts';

/** Everything that is written down of a requirement, in small letters. */
const textOf = (about: string, requirement: Requirement): string => {
  const { stories, files } = proofsOf(requirement);
  const { id, says, note = '', calls = [] } = requirement;
  const proofs = testsIn(files).map(({ file, title }) => `${file} ${title}`);
  return [id, about, says, note, ...calls, ...stories, ...proofs].join('\n').toLowerCase();
};

/**
 * What is left of the sections when only requirements are kept that have all of these words, in whatever is said of them.
 * A single digit is the number of a section. Nothing is left of a group, or a section, that has none.
 */
export const find = (sections: readonly Section[], words: readonly string[]): Section[] =>
  sections.flatMap((section) => {
    const others = words.filter((word) => word !== String(section.number));
    // Another digit by itself is another section.
    if (others.some((word) => /^\d$/.test(word))) return [];
    const groups = section.groups.flatMap(({ about, requirements }) => {
      const left = requirements.filter((requirement) => {
        const text = textOf(about, requirement);
        return others.every((word) => text.includes(word.toLowerCase()));
      });
      return left.length > 0 ? [{ about, requirements: left }] : [];
    });
    return groups.length > 0 ? [{ ...section, groups }] : [];
  });
