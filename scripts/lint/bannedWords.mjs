// Part of `npm run lint`: finds words of the former vocabulary, which the project does not use any more. Exits with 1 when it finds one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { sourceFiles } from '../repository/sourceFiles.mjs';

/** Each word is written in two parts, so that this check does not find the words in its own file. */
const words = ['who.ever', 'some.body', 'no.body', 'a.new', 'front.Desk', 'she.lf', 'ti.ll', 'doc.ket', 'di.tch'];
const pattern = new RegExp(`\\b(${words.map((word) => word.replace('.', '')).join('|')})\\b`, 'i');

/**
 * Files that are not searched, because their content must not change: package names, the seed data with its sentences
 * by sellers, the words that the search knows, and a key in local storage.
 */
const excluded = [
  'package-lock.json',
  'db.json',
  'packages/fixtures/src/generator/describeBike.ts',
  'packages/domain/src/vocabulary/fillers.ts',
  'packages/domain/src/vocabulary/limitWords.ts',
  'packages/app/src/core/storage/tokenKeys.ts',
];

/** Whether a file has no text: git decides in the same way. */
const isBinary = (bytes) => bytes.subarray(0, 8000).includes(0);

const found = sourceFiles()
  .filter((file) => !excluded.includes(file) && existsSync(join(root, file)))
  .flatMap((file) => {
    const bytes = readFileSync(join(root, file));
    if (isBinary(bytes)) return [];
    const lines = bytes.toString('utf8').split('\n');
    return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}:${line}`] : []));
  });
if (found.length > 0) {
  console.error(
    `${found.join('\n')}\nThese lines use words of the former vocabulary. Use the words of docs/glossary.md, and name the user or the part of the software.`,
  );
  process.exitCode = 1;
}
