import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockServer, openMemoryDatabase } from '../../mock-server/src/index.ts';
import { createSeedData } from '../../mock-server/src/scenarios/seedData.ts';
import { root } from '../lib/install.mjs';

const appFolder = join(root, 'packages/app/dist');

/** Serves a folder as `npm start` does, with data in memory: the seed data, or that with another number of bikes. */
const serve = async (folder: string, bikes?: number) => {
  const database = openMemoryDatabase(createSeedData(bikes === undefined ? {} : { bikes }));
  const { port, close } = await createMockServer({ database, appFolder: folder, port: 0 });
  return { url: `http://127.0.0.1:${port}`, close };
};

export const serveApp = (bikes?: number) => serve(appFolder, bikes);

/** Serves the home page without scripts: with its HTML, styles, font and picture. */
export const serveBarePage = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'second-gear-bare-'));
  await cp(appFolder, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*modulepreload[^>]*>/g, ''));
  for (const compressed of ['.br', '.gz']) await rm(page + compressed, { force: true });
  const { url, close } = await serve(folder);
  return { url, close: () => close().then(() => rm(folder, { recursive: true, force: true })) };
};
