import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { codeOf } from '../lib/errors.ts';
import { type HeaderRule, headersFor, readHeaderRules } from './headerRules.ts';

/** One file of the app build. `etag` is a hash of its content. `headers` are those of the build's header rules. */
export type StaticFile = {
  bytes: Uint8Array;
  /** The content type, or the file extension from which Express derives it. */
  type: string;
  etag: string;
  headers: Record<string, string>;
  /**
   * The compressed copies of the file, which the build has written. The key is the name of the compression format in
   * the header `Accept-Encoding`.
   */
  encoded?: Partial<Record<Encoding, Uint8Array>>;
};

/** The compression formats, smallest first, with the file extension of each. */
const encodings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof encodings;

/** A rewrite rule: a page's path pattern (`/categories/:id`), and the path of the file that is served for that page. */
export type Rewrite = { from: string; to: string };

/** The app build: its files by path (`/index.html`, `/assets/index-4f2a.js`), and the rewrite rules of its pages. */
export type AppBuild = { files: ReadonlyMap<string, StaticFile>; rewrites: readonly Rewrite[] };

const createStaticFile = (path: string, bytes: Uint8Array, rules: readonly HeaderRule[]): StaticFile => ({
  bytes,
  headers: headersFor(rules, path),
  type: extname(path),
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
});

/**
 * The two configuration files of the app build. They tell static hosts the headers and the rewrite rules. The mock
 * server reads both files and does not serve them.
 */
const headersFile = '_headers';
const redirectsFile = '_redirects';
const configFiles: readonly string[] = [headersFile, redirectsFile];

/** Parses a `_redirects` file of Netlify and Cloudflare Pages: `/categories/:id /app 200`, one rule per line. */
export const readRewrites = (text: string): Rewrite[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from = '', to, status]) => (to && status === '200' ? { from, to } : []));

/** Attaches each compressed copy to the file that it was made from. The copy's own path is removed. */
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

const emptyIfMissing = (error: unknown): [] => {
  if (codeOf(error) === 'ENOENT') return [];
  throw error;
};

/**
 * Reads all files of the app build into a Map in memory, which is possible because the build is small. A request can
 * only get a file of this Map, so no request can read a file outside the build's folder. Throws when the folder
 * contains no app build, or an app build without header rules.
 */
export const readAppBuild = async (folder: string): Promise<AppBuild> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyIfMissing);
  const rules = await readFile(join(folder, headersFile), 'utf8').then(readHeaderRules, emptyIfMissing);
  const rewrites = await readFile(join(folder, redirectsFile), 'utf8').then(readRewrites, emptyIfMissing);
  const fileEntries = await Promise.all(
    entries
      // Skips hidden files: they are for the build and the hosts, and must not be served.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !configFiles.includes(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        return [path, createStaticFile(path, await readFile(file), rules)] as const;
      }),
  );
  const files = withEncodings(new Map(fileEntries));
  if (!files.has('/index.html') || rules.length === 0) {
    throw new Error(`There is no app build in ${folder}: run npm run build first.`);
  }
  return { files, rewrites };
};
