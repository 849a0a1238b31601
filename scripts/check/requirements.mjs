#!/usr/bin/env node
// Prints the requirements of docs/requirements.md with the tests and stories that prove them.
//   node scripts/check/requirements.mjs             all of them
//   node scripts/check/requirements.mjs 8           one section
//   node scripts/check/requirements.mjs R2.14       one requirement
//   node scripts/check/requirements.mjs toast buy   those that contain all of these words
// Exits with 1 when a requirement has no proof, when a cited id does not exist, or when nothing contains the words.
import { ensureInstalled } from '../lib/install.mjs';
import { findRequirements, requirementsOf } from '../lib/requirements.mjs';

ensureInstalled();
// It is not an error when the program that reads the output closes the pipe early, as `| head` does.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error;
});
const { readRequirements } = await import('../lib/readRequirements.mjs');
const { sections, problems } = await readRequirements();
const words = process.argv.slice(2);
const found = findRequirements(sections, words);

/** @param {readonly import('../lib/requirements.mjs').Section[]} some */
const count = (some) => some.flatMap(requirementsOf).length;

const lines = found.flatMap((section) => [
  `§${section.number} ${section.title}`,
  ...section.groups.flatMap((group) => [
    `\n  ${group.title}`,
    ...group.requirements.flatMap(({ id, text, note, proofs }) => [
      `  ${id.padEnd(7)}${text}${note && ` (${note})`}`,
      ...proofs.map((proof) => `           ${proof.kind.padEnd(6)}${proof.file}: ${proof.title}`),
    ]),
  ]),
  '',
]);
if (found.length === 0) problems.push(`No requirement contains ${words.join(' and ')}.`);
console.info([...lines, `${count(found)} of ${count(sections)} requirements`].join('\n'));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
