// Part of `npm run lint`: finds words of the former vocabulary, which the project does not use any more. Exits with 1 when it finds one.
import { spawnSync } from 'node:child_process';
import { root } from '../lib/install.mjs';

/** Each word is written in two parts, so that this check does not find the words in its own file. */
const words = ['who.ever', 'some.body', 'no.body', 'a.new', 'front.Desk', 'she.lf', 'ti.ll', 'doc.ket', 'di.tch'];
const pattern = `\\b(${words.map((word) => word.replace('.', '')).join('|')})\\b`;

/**
 * Files that are not searched, because their content must not change: package names, the seed data with its sentences
 * by sellers, and a key in local storage.
 */
const excluded = [
  'package-lock.json',
  'db.json',
  'packages/fixtures/src/generator/describeBike.ts',
  'packages/app/src/storage/tokenKeys.ts',
];

const { status, stdout, stderr } = spawnSync(
  'git',
  ['grep', '-nIiE', pattern, '--', '.', ...excluded.map((file) => `:!${file}`)],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
// The exit code of git grep is 0 when it finds something, 1 when it finds nothing, and greater than 1 when it fails.
if (status === 0) {
  console.error(
    `${stdout}\nThese lines use words of the former vocabulary. Use the words of docs/glossary.md, and name the user or the part of the software.`,
  );
  process.exitCode = 1;
} else if (status !== 1) {
  console.error(stderr);
  process.exitCode = 2;
}
