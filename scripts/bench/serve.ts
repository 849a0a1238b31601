import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { createMockServer, openMemoryDatabase } from '../../mock-server/src/index.ts';
import { createSeedData } from '../../mock-server/src/scenarios/seedData.ts';
import type { ServerData } from '../../mock-server/src/storage/dataFile.ts';
import { root } from '../lib/install.mjs';

const dist = join(root, 'packages/app/dist');

/** The app or the baseline page while it is served, in the same way as by `npm start`. */
export type ServedApp = { url: string; close(): Promise<void> };

const serve = async (folder: string, data: ServerData): Promise<ServedApp> => {
  const { port, close } = await createMockServer({
    database: openMemoryDatabase(data),
    appFolder: folder,
    port: 0,
  });
  return { url: `http://127.0.0.1:${port}`, close };
};

/** Serves the app build with this data. Changes are not stored. */
export const serveApp = (data: ServerData): Promise<ServedApp> => serve(dist, data);

const isText = /\.(css|html|js|svg)$/;

/** Whether the app build contains compressed files for the server to send. */
const isAppBuildCompressed = () => existsSync(join(dist, 'index.html.br'));

const compress = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile() && isText.test(entry.name))) {
    const file = join(parentPath, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(bytes));
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

/**
 * Builds the baseline page with the same Vite as the app and serves it in the same way. Compresses its files if the app
 * build contains compressed files.
 */
export const serveBaseline = async (): Promise<ServedApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'second-gear-baseline-'));
  const source = join(import.meta.dirname, 'baseline');
  await build({
    root: source,
    configFile: join(source, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  if (isAppBuildCompressed()) await compress(folder);
  const { url, close } = await serve(folder, createSeedData());
  return {
    url,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
