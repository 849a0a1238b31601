import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { codeOf } from '../store/problems.ts';
import { type HeaderRule, headersFor, readHeaderRules } from './headerRules.ts';

/** One file of the built shell. `etag` is made of its bytes, `headers` are what the build wants sent with it. */
export type ShellFile = { bytes: Uint8Array; type: string; etag: string; headers: Record<string, string> };

/** The built shell, by the path of each file: `/index.html`, `/assets/index-4f2a.js`. */
export type ShellFiles = ReadonlyMap<string, ShellFile>;

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const shellFile = (path: string, bytes: Uint8Array, rules: readonly HeaderRule[]): ShellFile => ({
  bytes,
  headers: headersFor(rules, path),
  type: types[extname(path)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
});

/** Where the build says which headers belong to which file. It is for hosts to read, not to serve. */
const headersFile = '_headers';

const withoutAny = (problem: unknown): [] => {
  if (codeOf(problem) === 'ENOENT') return [];
  throw problem;
};

/**
 * Reads the built shell into memory. It is small, and a path that is looked up in a Map cannot lead out of a folder.
 * Throws when there is no shell in the folder, or none that says its headers.
 */
export const readShell = async (folder: string): Promise<ShellFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(withoutAny);
  const rules = await readFile(join(folder, headersFile), 'utf8').then(readHeaderRules, withoutAny);
  const files = await Promise.all(
    entries
      // Hidden files are notes of the build, and nobody's business.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== headersFile)
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        return [path, shellFile(path, await readFile(file), rules)] as const;
      }),
  );
  const shell = new Map(files);
  if (!shell.has('/index.html') || rules.length === 0) {
    throw new Error(`There is no built shell in ${folder}: run npm run build first.`);
  }
  return shell;
};
