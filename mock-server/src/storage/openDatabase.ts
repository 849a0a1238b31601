import { randomBytes } from 'node:crypto';
import { readdir, readFile, rmdir, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import {
  createFolderPhotoStorage,
  createMemoryPhotoStorage,
  type PhotoStorage,
  removeLeftoverPhotos,
} from '../images/photoStorage.ts';
import { ownerOnly, parseData, type ServerData, serializeData } from './dataFile.ts';
import { isLeftoverOf, replaceFile } from './durableFile.ts';
import { codeOf, InvalidDataFileError } from './errors.ts';
import { lockFile, removeLeftoverLocks } from './lock.ts';
import { createFolder } from './makeFolder.ts';
import { resolveSymlinks } from './resolveSymlinks.ts';
import { createStore, type Persistence, type Store } from './store.ts';

/** A shop that is open for business: its data, its photos, and the secret that its tokens are signed with. */
export type Database = {
  store: Store<ServerData>;
  photos: PhotoStorage;
  secret: Uint8Array;
  /** Finishes what is being kept, and lets another process have the data. */
  close(): Promise<void>;
  /** For a server that could not start: closes, and takes away the files and folders that were made for it. */
  rollback(): Promise<void>;
};

const secretLength = 32;

const keyFileOf = (file: string): string => `${file}.key`;
const photosFolderOf = (file: string): string => `${file}.photos`;

/** What a file holds, or undefined when there is no such file. */
const readIfExists = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return undefined;
    throw new InvalidDataFileError(file, `it cannot be read (${codeOf(problem)}).`);
  }
};

/** A process that was killed while it wrote left half-written files behind. Only whoever has the lock may look. */
const removeLeftovers = async (file: string): Promise<void> => {
  const [folder, name] = [dirname(file), basename(file)];
  const left = (await readdir(folder)).filter((found) =>
    [name, basename(keyFileOf(file))].some((target) => isLeftoverOf(target, found)),
  );
  await Promise.all(left.map((found) => unlink(join(folder, found))));
  await removeLeftoverPhotos(photosFolderOf(file));
  await removeLeftoverLocks(file);
};

/** Lies beside the data, because tokens must outlive a restart, and not in it, because data files get passed on. */
const readOrCreateSecret = async (file: string, onMade: (file: string) => void): Promise<Uint8Array> => {
  const secretFile = keyFileOf(file);
  const kept = await readIfExists(secretFile);
  if (kept === undefined) {
    const secret = randomBytes(secretLength);
    await replaceFile(secretFile, secret.toString('hex'), { mode: ownerOnly, onVisible: () => onMade(secretFile) });
    return secret;
  }
  const secret = Buffer.from(kept.toString('latin1').trim(), 'hex');
  if (secret.length !== secretLength) throw new InvalidDataFileError(secretFile, 'it is not a key.');
  return secret;
};

const readOrCreateData = async (
  file: string,
  first: () => Promise<ServerData>,
  onMade: (file: string) => void,
): Promise<ServerData> => {
  const content = await readIfExists(file);
  if (content !== undefined) return parseData(content, file);
  const shop = await first();
  await replaceFile(file, serializeData(shop), { mode: ownerOnly, onVisible: () => onMade(file) });
  return shop;
};

const filePersistence = (file: string): Persistence<ServerData> => ({
  save: (shop, onPlaced) => replaceFile(file, serializeData(shop), { mode: ownerOnly, onVisible: onPlaced }),
});

/**
 * Opens the shop whose data is in `path`; when there is no such file it is made from `first`.
 * Throws a LockedError when another process has it open, and a BrokenFileError when it is not a shop's; the file is
 * then as it was, and no other has been made.
 */
export const openDatabase = async (path: string, first: () => Promise<ServerData>): Promise<Database> => {
  const folders = await createFolder(dirname(resolve(path)));
  const file = await resolveSymlinks(path);
  const lock = await lockFile(file);
  const createdFiles: string[] = [];
  const removeCreated = async (): Promise<void> => {
    await Promise.all(createdFiles.map((one) => unlink(one).catch(() => undefined)));
    await lock.release();
    // Each stands in the one after it. One that holds something by now stays.
    for (const folder of folders) await rmdir(folder).catch(() => undefined);
  };
  try {
    await removeLeftovers(file);
    const store = createStore(
      await readOrCreateData(file, first, (one) => createdFiles.push(one)),
      filePersistence(file),
    );
    const secret = await readOrCreateSecret(file, (one) => createdFiles.push(one));
    return {
      store,
      photos: createFolderPhotoStorage(photosFolderOf(file)),
      secret,
      close: async () => {
        await store.settled();
        await lock.release();
      },
      rollback: async () => {
        await store.settled();
        await removeCreated();
      },
    };
  } catch (problem) {
    await removeCreated();
    throw problem;
  }
};

/** Opens a shop that is forgotten with the process. */
export const openMemoryDatabase = (first: ServerData): Database => ({
  store: createStore(first, {
    save: async (_shop, onPlaced) => onPlaced(),
  }),
  photos: createMemoryPhotoStorage(),
  secret: randomBytes(secretLength),
  close: async () => undefined,
  rollback: async () => undefined,
});
