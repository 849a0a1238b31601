import type { Section } from './requirement.ts';
import { requirementsOf } from './specification.ts';

/** How `npm run map` is asked. */
export const usage = `Usage: npm run map -- [WORD]…

Prints what the specification says, sentence by sentence, and the tests and stories that prove it.

  npm run map               all of it.
  npm run map -- 8          one section. A number below 100 by itself is a section's.
  npm run map -- R2.14      one requirement.
  npm run map -- toast buy  what has all of these words in its sentence, its note, its calls, or its proofs.

Ends with 1 when nothing has the words, with 2 when there is no such section or requirement.`;

/** What is wrong with words that ask for what cannot be there, in a sentence; undefined: nothing. */
export const complaintOf = (sections: readonly Section[], words: readonly string[]): string | undefined => {
  const numbers = sections.map(({ number }) => String(number));
  const range = `${numbers.at(0)} to ${numbers.at(-1)}`;
  for (const word of words) {
    if (word.startsWith('-')) return `There is no option ${word}.`;
    if (/^\d\d?$/.test(word) && !numbers.includes(word)) return `There is no section ${word}: there are ${range}.`;
    const id = word.toUpperCase();
    const [, number] = /^R(\d+)\.\d+[A-Z]?$/.exec(id) ?? [];
    if (number === undefined) continue;
    const section = sections.find((one) => String(one.number) === number);
    if (!section) return `There is no requirement ${id}: there are sections ${range}.`;
    const ids = requirementsOf(section).map((requirement) => requirement.id);
    if (ids.some((one) => one.toUpperCase().startsWith(id))) continue;
    return `There is no requirement ${id}: §${number} has ${ids.at(0)} to ${ids.at(-1)}.`;
  }
  return undefined;
};
