import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './install.mjs';

/**
 * @typedef {object} FailureMode a row of docs/failure-modes.md
 * @property {string} id 'P9', 'M-4'
 * @property {string} when what happens, as Markdown
 * @property {string} expected what the app must do then, as Markdown
 * @property {string[]} files the files with tests and stories that cite the id: paths from the root of the repository
 *
 * @typedef {object} FailureModeGroup a heading of docs/failure-modes.md and the rows below it
 * @property {string} name
 * @property {FailureMode[]} modes
 */

const id = '[A-Z]-?\\d+';
const ids = `${id}(?:, ${id})*`;
const row = new RegExp(`^\\| (${id}) \\| (.+) \\| (.+) \\|$`);

/** The groups of a document in its order, without headings that have no failure modes. @param {string} markdown */
export const parseFailureModes = (markdown) => {
  /** @type {FailureModeGroup[]} */
  const groups = [];
  for (const line of markdown.split('\n')) {
    const [, name] = /^## (.+)$/.exec(line) ?? [];
    if (name) groups.push({ name, modes: [] });
    const cells = row.exec(line);
    if (cells) groups.at(-1)?.modes.push({ id: cells[1], when: cells[2], expected: cells[3], files: [] });
  }
  return groups.filter(({ modes }) => modes.length > 0);
};

const comments = /^\s*(\/\/|\*|\/\*).*$/gm;
const disabled = /\b(?:test|it|describe)\b[.\w]*\.(?:skip|only|todo|fixme|fails|skipIf|runIf)\b/;
/** Matches ids in the first argument of a call, `test('U3: …')`, and ids in `proves` and `covers` of contract tests. */
const title = new RegExp(`\\(\\s*['"\`](${ids}): |\\bproves: '(${ids})'|\\bcovers\\(\\s*'(${ids})'`, 'g');
/** Matches the tags of a story, `tags: ['U3', 'R2.14']`, and one of them that is the id of a failure mode. */
const storyTags = /\btags: \[([^\]]*)\]/g;
const idTag = new RegExp(`(?<=')${id}(?=')`, 'g');

/**
 * The failure mode ids at the beginning of a file's test titles, and in the tags of its stories. A title may have several
 * ids, separated by commas.
 * @param {string} source TypeScript
 * @param {string} file the path of the file, for the error message
 * @throws {Error} when the file has ids and disables a test, because the title of a disabled test proves nothing
 */
export const idsInTitles = (source, file) => {
  const code = source.replace(comments, '');
  const found = [
    ...[...code.matchAll(title)].flatMap((match) => (match[1] ?? match[2] ?? match[3]).split(', ')),
    ...[...code.matchAll(storyTags)].flatMap(([, tags]) => tags.match(idTag) ?? []),
  ];
  if (found.length > 0 && disabled.test(code)) throw new Error(`${file} disables a test.`);
  return new Set(found);
};

/**
 * The TypeScript files below some folders of the repository.
 * @param {readonly string[]} folders
 * @returns {{ file: string, source: string }[]} `file`: the path from the root of the repository
 */
export const readSources = (folders) =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, String(path))))
    .map((path) => path.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

/**
 * Joins docs/failure-modes.md with the titles of all tests and the tags of all stories.
 * @returns {{ groups: FailureModeGroup[], unknown: string[] }} `unknown`: cited ids that are not in the document
 */
export const readFailureModes = () => {
  const groups = parseFailureModes(readFileSync(join(root, 'docs/failure-modes.md'), 'utf8'));
  const modes = new Map(groups.flatMap((group) => group.modes.map((mode) => [mode.id, mode])));
  /** @type {string[]} */
  const unknown = [];
  for (const { file, source } of readSources(['packages', 'mock-server', '.storybook'])) {
    for (const found of idsInTitles(source, file)) {
      const mode = modes.get(found);
      if (mode) mode.files.push(file);
      else unknown.push(`${found} in ${file}`);
    }
  }
  return { groups, unknown };
};
