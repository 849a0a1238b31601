import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { codeOf } from '../store/problems.ts';

/** One file of the built shell. `etag` is made of its bytes. */
export type ShellFile = { bytes: Uint8Array; type: string; etag: string };

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

const shellFile = (name: string, bytes: Uint8Array): ShellFile => ({
  bytes,
  type: types[extname(name)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
});

/**
 * Reads the built shell into memory. It is small, and a path that is looked up in a Map cannot lead out of a folder.
 * Throws when there is no shell in the folder.
 */
export const readShell = async (folder: string): Promise<ShellFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((problem: unknown) => {
    if (codeOf(problem) === 'ENOENT') return [];
    throw problem;
  });
  const files = await Promise.all(
    entries
      // Hidden files are notes of the build, and nobody's business.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        return [path, shellFile(entry.name, await readFile(file))] as const;
      }),
  );
  const shell = new Map(files);
  if (!shell.has('/index.html')) throw new Error(`There is no built shell in ${folder}: run npm run build first.`);
  return shell;
};
