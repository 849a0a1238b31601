import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

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

/** Written by a command, or by whoever follows the text. */
const isMade = (path: string): boolean => /^packages\/app\/(dist(\/|$)|\.env$)|^\.storybook\/pictures/.test(path);

/** Paths from the repository's folder, in code or in a block of it. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/.@-])((?:packages|mock-server|scripts|docs|\.storybook|\.github)\/[\w./-]*\w)/g)].map(
    ([, path = '']) => path,
  );

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^(https?|mailto):/.test(link));

/** As GitHub makes them of headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(texts)('%s', (name) => {
  const text = read(name);

  test('names only files and folders that are there', () => {
    const missing = pathsIn(text).filter((path) => !isMade(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test('names only commands that are there', () => {
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  test('links only to what is there', () => {
    const broken = linksIn(text).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path ? join(dirname(name), path) : name;
      if (!existsSync(join(root, file))) return true;
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});
