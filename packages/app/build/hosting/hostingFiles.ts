import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { caddyFile, firebaseFile, nginxFile, readHeadersFile } from './hostingConfig.ts';

/**
 * Writes the content of `_headers` in the formats of hosts that do not read it. The names of these files begin with a dot,
 * because hosts read them but must not serve them.
 *
 * @param folder the finished build
 */
export const writeHostingFiles = async (folder: string): Promise<void> => {
  const headers = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const assets = await readdir(join(folder, 'assets'));
  const files = {
    '.firebase.json': firebaseFile(headers, assets),
    '.nginx.conf': nginxFile(headers),
    '.Caddyfile': caddyFile(headers),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
};

/** Must be the last plugin: it reads what the others have written. */
export const hostingFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'hosting-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => writeHostingFiles(folder) },
  };
};
