import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { caddyFile, firebaseFile, nginxFile, readHeadersFile } from './hostingConfig.ts';

/**
 * What `_headers` says, for the hosts that do not read it. Their files are hidden, because they are for hosts to read and
 * not to serve.
 *
 * @param folder the finished build
 */
export const writeHostFiles = async (folder: string): Promise<void> => {
  const headers = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const assets = await readdir(join(folder, 'assets'));
  const files = {
    '.firebase.json': firebaseFile(headers, assets),
    '.nginx.conf': nginxFile(headers),
    '.Caddyfile': caddyFile(headers),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
};

/** To stand last: it reads what the others have written. */
export const hostFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'host-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => writeHostFiles(folder) },
  };
};
