import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { createMockServer, openShopInMemory, readShell } from '../../mock-server/src/index.ts';
import { firstShop } from '../../mock-server/src/scenarios/seedData.ts';
import type { Shop } from '../../mock-server/src/storage/dataFile.ts';
import { root } from '../lib/install.mjs';

const dist = join(root, 'packages/app/dist');

/** A page that is served as `npm start` serves the shop. */
export type Served = { url: string; close(): Promise<void> };

const serve = async (folder: string, shop: Shop): Promise<Served> => {
  const { port, close } = await createMockServer({
    shop: openShopInMemory(shop),
    shell: await readShell(folder),
    port: 0,
  });
  return { url: `http://127.0.0.1:${port}`, close };
};

/** Serves the built shop with these data; what happens in it is forgotten. */
export const serveShop = (shop: Shop): Promise<Served> => serve(dist, shop);

const isText = /\.(css|html|js|svg)$/;

/** Whether the shop's build has put compressed files beside its own, for the server to send. */
const isShopCompressed = () => existsSync(join(dist, 'index.html.br'));

const compress = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile() && isText.test(entry.name))) {
    const file = join(parentPath, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(bytes));
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

/** Builds the bare page with the shop's own Vite and serves it in the same way, compressed if the shop is. */
export const serveBare = async (): Promise<Served> => {
  const folder = await mkdtemp(join(tmpdir(), 'second-gear-bare-'));
  const source = join(import.meta.dirname, 'bare');
  await build({
    root: source,
    configFile: join(source, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  if (isShopCompressed()) await compress(folder);
  const { url, close } = await serve(folder, firstShop());
  return {
    url,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
