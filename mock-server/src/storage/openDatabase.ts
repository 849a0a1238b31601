import { randomBytes } from 'node:crypto';
import { readdir, readFile, rmdir, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type PhotoShelf, photosInFolder, photosInMemory, sweepPhotos } from '../images/photoStorage.ts';
import { ownerOnly, printShop, readShop, type Shop } from './dataFile.ts';
import { isLeftoverOf, replaceFile } from './durableFile.ts';
import { BrokenFileError, codeOf } from './errors.ts';
import { lockFile, sweepLocks } from './lock.ts';
import { makeFolder } from './makeFolder.ts';
import { behindLinks } from './resolveSymlinks.ts';
import { createStore, type Shelf, type Store } from './store.ts';

/** A shop that is open for business: its data, its photos, and the secret that its tokens are signed with. */
export type OpenShop = {
  store: Store<Shop>;
  photos: PhotoShelf;
  secret: Uint8Array;
  /** Finishes what is being kept, and lets another process have the data. */
  close(): Promise<void>;
  /** For a server that could not start: closes, and takes away the files and folders that were made for it. */
  abandon(): Promise<void>;
};

const secretLength = 32;

const keyOf = (file: string): string => `${file}.key`;
const photosOf = (file: string): string => `${file}.photos`;

/** What a file holds, or undefined when there is no such file. */
const contentOf = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return undefined;
    throw new BrokenFileError(file, `it cannot be read (${codeOf(problem)}).`);
  }
};

/** A process that was killed while it wrote left half-written files behind. Only whoever has the lock may look. */
const sweep = async (file: string): Promise<void> => {
  const [folder, name] = [dirname(file), basename(file)];
  const left = (await readdir(folder)).filter((found) =>
    [name, basename(keyOf(file))].some((target) => isLeftoverOf(target, found)),
  );
  await Promise.all(left.map((found) => unlink(join(folder, found))));
  await sweepPhotos(photosOf(file));
  await sweepLocks(file);
};

/** Lies beside the data, because tokens must outlive a restart, and not in it, because data files get passed on. */
const secretBeside = async (file: string, onMade: (file: string) => void): Promise<Uint8Array> => {
  const secretFile = keyOf(file);
  const kept = await contentOf(secretFile);
  if (kept === undefined) {
    const secret = randomBytes(secretLength);
    await replaceFile(secretFile, secret.toString('hex'), { mode: ownerOnly, onPlaced: () => onMade(secretFile) });
    return secret;
  }
  const secret = Buffer.from(kept.toString('latin1').trim(), 'hex');
  if (secret.length !== secretLength) throw new BrokenFileError(secretFile, 'it is not a key.');
  return secret;
};

const shopIn = async (file: string, first: () => Promise<Shop>, onMade: (file: string) => void): Promise<Shop> => {
  const content = await contentOf(file);
  if (content !== undefined) return readShop(content, file);
  const shop = await first();
  await replaceFile(file, printShop(shop), { mode: ownerOnly, onPlaced: () => onMade(file) });
  return shop;
};

const shelfIn = (file: string): Shelf<Shop> => ({
  keep: (shop, onPlaced) => replaceFile(file, printShop(shop), { mode: ownerOnly, onPlaced }),
});

/**
 * Opens the shop whose data is in `path`; when there is no such file it is made from `first`.
 * Throws a LockedError when another process has it open, and a BrokenFileError when it is not a shop's; the file is
 * then as it was, and no other has been made.
 */
export const openShop = async (path: string, first: () => Promise<Shop>): Promise<OpenShop> => {
  const folders = await makeFolder(dirname(resolve(path)));
  const file = await behindLinks(path);
  const lock = await lockFile(file);
  const made: string[] = [];
  const unmake = async (): Promise<void> => {
    await Promise.all(made.map((one) => unlink(one).catch(() => undefined)));
    await lock.release();
    // Each stands in the one after it. One that holds something by now stays.
    for (const folder of folders) await rmdir(folder).catch(() => undefined);
  };
  try {
    await sweep(file);
    const store = createStore(await shopIn(file, first, (one) => made.push(one)), shelfIn(file));
    const secret = await secretBeside(file, (one) => made.push(one));
    return {
      store,
      photos: photosInFolder(photosOf(file)),
      secret,
      close: async () => {
        await store.settled();
        await lock.release();
      },
      abandon: async () => {
        await store.settled();
        await unmake();
      },
    };
  } catch (problem) {
    await unmake();
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
  abandon: async () => undefined,
});
