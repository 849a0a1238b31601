import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { codeOf } from '../storage/errors.ts';
import { type HeaderRule, headersFor, readHeaderRules } from './headerRules.ts';

/** One file of the built shell. `etag` is made of its bytes, `headers` are what the build wants sent with it. */
export type StaticFile = {
  bytes: Uint8Array;
  type: string;
  etag: string;
  headers: Record<string, string>;
  /** The same compressed, by what `Accept-Encoding` calls it; what the build wrote beside the file. */
  encoded?: Partial<Record<Encoding, Uint8Array>>;
};

/** What a file may be compressed with, the smallest first, and how the build calls such a file. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** The path of a page, as the router writes it (`/categories/:id`), and the path that is answered in its place. */
export type Rewrite = { from: string; to: string };

/** The built shell: its files by their paths, `/index.html`, `/assets/index-4f2a.js`, and what has no file of its own. */
export type AppBuild = { files: ReadonlyMap<string, StaticFile>; rewrites: readonly Rewrite[] };

const contentTypes: Record<string, string> = {
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

const createStaticFile = (path: string, bytes: Uint8Array, rules: readonly HeaderRule[]): StaticFile => ({
  bytes,
  headers: headersFor(rules, path),
  type: contentTypes[extname(path)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
});

/** Where the build says which headers belong to which file, and what is answered elsewhere. For hosts to read, not to serve. */
const headersFile = '_headers';
const redirectsFile = '_redirects';
const configFiles: readonly string[] = [headersFile, redirectsFile];

/** Reads a `_redirects` file, as Netlify and Cloudflare Pages do: `/categories/:id /app 200`, a rule a line. */
export const readRewrites = (text: string): Rewrite[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from = '', to, status]) => (to && status === '200' ? { from, to } : []));

/** Puts what is compressed to the file that it is the same as. It has no address of its own. */
const withEncodings = (files: ReadonlyMap<string, StaticFile>): Map<string, StaticFile> => {
  const isEncoded = (path: string) =>
    Object.values(encodings).some((ending) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)));
  return new Map(
    [...files]
      .filter(([path]) => !isEncoded(path))
      .map(([path, file]) => {
        const { br, gzip } = { br: files.get(path + encodings.br), gzip: files.get(path + encodings.gzip) };
        if (!br && !gzip) return [path, file];
        return [path, { ...file, encoded: { ...(br && { br: br.bytes }), ...(gzip && { gzip: gzip.bytes }) } }];
      }),
  );
};

const emptyIfMissing = (problem: unknown): [] => {
  if (codeOf(problem) === 'ENOENT') return [];
  throw problem;
};

/**
 * Reads the built shell into memory. It is small, and a path that is looked up in a Map cannot lead out of a folder.
 * Throws when there is no shell in the folder, or none that says its headers.
 */
export const readAppBuild = async (folder: string): Promise<AppBuild> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyIfMissing);
  const rules = await readFile(join(folder, headersFile), 'utf8').then(readHeaderRules, emptyIfMissing);
  const rewrites = await readFile(join(folder, redirectsFile), 'utf8').then(readRewrites, emptyIfMissing);
  const served = await Promise.all(
    entries
      // Hidden files are notes of the build, and nobody's business.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !configFiles.includes(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        return [path, createStaticFile(path, await readFile(file), rules)] as const;
      }),
  );
  const files = withEncodings(new Map(served));
  if (!files.has('/index.html') || rules.length === 0) {
    throw new Error(`There is no built shell in ${folder}: run npm run build first.`);
  }
  return { files, rewrites };
};
