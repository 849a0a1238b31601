import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type PhotoShelf, photosInFolder, photosInMemory } from '../photos/photoShelf.ts';
import { replaceFile } from './durableFile.ts';
import { lockFile } from './lock.ts';
import { BrokenFileError, codeOf } from './problems.ts';
import { printShop, readShop, type Shop } from './shopFile.ts';
import { createStore, type Shelf, type Store } from './store.ts';

/** A shop that is open for business: its data, its photos, and the secret that its tokens are signed with. */
export type OpenShop = {
  store: Store<Shop>;
  photos: PhotoShelf;
  secret: Uint8Array;
  /** Finishes what is being kept, and lets another process have the data. */
  close(): Promise<void>;
};

const secretLength = 32;

/** People's addresses and the hashes of their passwords are nobody else's business on a shared machine. */
const ownerOnly = 0o600;

/** What a file holds, or undefined when there is no such file. */
const contentOf = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return undefined;
    throw new BrokenFileError(file, `it cannot be read (${codeOf(problem)}).`);
  }
};

/** The file itself: a new content put in a link's place would leave the file behind it as it was. */
const behindLinks = async (file: string): Promise<string> => {
  try {
    return await realpath(file);
  } catch {
    return join(await realpath(dirname(file)), basename(file));
  }
};

/** A process that was killed while it wrote left a half-written file beside the data. Only whoever has the lock may look. */
const sweep = async (file: string): Promise<void> => {
  const left = (await readdir(dirname(file))).filter(
    (name) => name.startsWith(`${basename(file)}.`) && /\.\d+\.[0-9a-f-]{36}\.tmp$/.test(name),
  );
  await Promise.all(left.map((name) => unlink(join(dirname(file), name))));
};

/** Lies beside the data, because tokens must outlive a restart, and not in it, because data files get passed on. */
const secretBeside = async (file: string): Promise<Uint8Array> => {
  const secretFile = `${file}.key`;
  const kept = await contentOf(secretFile);
  if (kept === undefined) {
    const secret = randomBytes(secretLength);
    await replaceFile(secretFile, secret.toString('hex'), { mode: ownerOnly });
    return secret;
  }
  const secret = Buffer.from(kept.trim(), 'hex');
  if (secret.length !== secretLength) throw new BrokenFileError(secretFile, 'it is not a key.');
  return secret;
};

const shopIn = async (file: string, first: () => Promise<Shop>): Promise<Shop> => {
  const text = await contentOf(file);
  if (text !== undefined) return readShop(text, file);
  const shop = await first();
  await replaceFile(file, printShop(shop), { mode: ownerOnly });
  return shop;
};

const shelfIn = (file: string): Shelf<Shop> => ({
  keep: (shop, onPlaced) => replaceFile(file, printShop(shop), { mode: ownerOnly, onPlaced }),
});

/**
 * Opens the shop whose data is in `path`; when there is no such file it is made from `first`.
 * Throws a LockedError when another process has it open, and a BrokenFileError when it is not a shop's; the file is
 * then as it was.
 */
export const openShop = async (path: string, first: () => Promise<Shop>): Promise<OpenShop> => {
  await mkdir(dirname(resolve(path)), { recursive: true });
  const file = await behindLinks(resolve(path));
  const lock = await lockFile(file);
  try {
    await sweep(file);
    const store = createStore(await shopIn(file, first), shelfIn(file));
    return {
      store,
      photos: photosInFolder(`${file}.photos`),
      secret: await secretBeside(file),
      close: async () => {
        await store.settled();
        await lock.release();
      },
    };
  } catch (problem) {
    await lock.release();
    throw problem;
  }
};

/** Opens a shop that is forgotten with the process. */
export const openShopInMemory = (first: Shop): OpenShop => ({
  store: createStore(first, {
    keep: async (_shop, onPlaced) => onPlaced(),
  }),
  photos: photosInMemory(),
  secret: randomBytes(secretLength),
  close: async () => undefined,
});
