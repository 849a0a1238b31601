import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.mjs';

const root = resolve(import.meta.dirname, '../..');
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
].filter((name) => existsSync(join(root, name)));

const read = (name: string): string => readFileSync(join(root, name), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Whether a path does not exist in a fresh clone, because a command or the reader creates it. */
const isCreatedLater = (path: string): boolean => /^packages\/app\/(dist(-demo)?(\/|$)|\.env$)/.test(path);

/** The paths in a document that start at the root of the repository, in inline code or in a code block. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/.@-])((?:packages|mock-server|scripts|docs|\.storybook|\.github)\/[\w./-]*\w)/g)].map(
    ([, path = '']) => path,
  );

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^(https?|mailto):/.test(link));

/** The anchors that GitHub creates from the headings of a document. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(texts)('%s', (name) => {
  const text = read(name);

  test(`${name} names only existing files and folders`, () => {
    const missing = pathsIn(text).filter((path) => !isCreatedLater(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test(`${name} names only existing commands`, () => {
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  test(`${name} has no broken links`, () => {
    const broken = linksIn(text).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path ? join(dirname(name), path) : name;
      if (!existsSync(join(root, file))) return true;
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

/** The source files of the repository. Tests are left out, because some contain ids that do not exist, as examples. */
const sources = sourceFiles(['packages', 'mock-server', 'scripts', '.storybook'])
  .filter((file) => /\.(css|m?[jt]sx?|mts)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }));

/** The matches of a pattern in the source files for which a check fails, each with its file. */
const wrongCitations = (pattern: RegExp, exists: (cited: string) => boolean): string[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].filter(([, cited = '']) => !exists(cited)).map(([, cited]) => `${cited} in ${file}`),
  );

describe('the comments in the source files', () => {
  const requirements = read('docs/requirements.md');
  const failureModes = read('docs/failure-modes.md');

  test('the comments in the source files cite only documents that exist', () => {
    const isDocument = (name: string) => texts.includes(name);
    expect(wrongCitations(/\b(docs\/[\w-]+\.md)\b/g, isDocument)).toEqual([]);
  });

  test('the comments in the source files cite only sections and requirements that exist', () => {
    expect(wrongCitations(/§(\d+)/g, (number) => requirements.includes(`## §${number} `))).toEqual([]);
    expect(wrongCitations(/\b(R\d+\.\d+[a-z]?)\b/g, (id) => requirements.includes(`- **${id}** `))).toEqual([]);
  });

  test('the comments in the source files cite only failure modes that exist', () => {
    const isFailureMode = (id: string) => failureModes.includes(`| ${id} |`);
    expect(wrongCitations(/[Ff]ailure modes? ([A-Z]-?\d+)/g, isFailureMode)).toEqual([]);
  });
});
