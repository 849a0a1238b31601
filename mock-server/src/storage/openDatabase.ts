import { randomBytes } from 'node:crypto';
import { readdir, readFile, rmdir, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, InvalidDataFileError } from '../lib/errors.ts';
import { createFolder } from './createFolder.ts';
import { ownerOnly, parseData, type ServerData, serializeData } from './dataFile.ts';
import { isLeftoverOf, replaceFile } from './durableFile.ts';
import { lockFile, removeLeftoverLocks } from './lock.ts';
import {
  createFolderPhotoStorage,
  createMemoryPhotoStorage,
  type PhotoStorage,
  removeLeftoverPhotos,
} from './photoStorage.ts';
import { resolveSymlinks } from './resolveSymlinks.ts';
import { createStore, type Persistence, type Store } from './store.ts';

/** An open database: the data, the photos, and the secret that signs the tokens. */
export type Database = {
  store: Store<ServerData>;
  photos: PhotoStorage;
  secret: Uint8Array;
  /** Closes the database: completes the writes and releases the lock. */
  close(): Promise<void>;
  /**
   * Closes the database and removes the files and folders that opening it created, for a server that could not start.
   */
  rollback(): Promise<void>;
};

const secretLength = 32;

const keyFileOf = (file: string): string => `${file}.key`;
const photosFolderOf = (file: string): string => `${file}.photos`;

/** Reads a file. Returns undefined when it does not exist. */
const readIfExists = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new InvalidDataFileError(file, `it cannot be read (${codeOf(error)}).`);
  }
};

/**
 * Removes the temporary files of processes that were killed while writing. Call this function only while holding the
 * lock.
 */
const removeLeftovers = async (file: string): Promise<void> => {
  const [folder, name] = [dirname(file), basename(file)];
  const leftovers = (await readdir(folder)).filter((entry) =>
    [name, basename(keyFileOf(file))].some((target) => isLeftoverOf(target, entry)),
  );
  await Promise.all(leftovers.map((leftover) => unlink(join(folder, leftover))));
  await removeLeftoverPhotos(photosFolderOf(file));
  await removeLeftoverLocks(file);
};

/**
 * Reads or creates the secret that signs the tokens. It is stored, because tokens must stay valid after a restart, and
 * it has a file of its own, because developers share data files.
 */
const readOrCreateSecret = async (file: string, onCreated: (file: string) => void): Promise<Uint8Array> => {
  const secretFile = keyFileOf(file);
  const content = await readIfExists(secretFile);
  if (content === undefined) {
    const secret = randomBytes(secretLength);
    await replaceFile(secretFile, secret.toString('hex'), { mode: ownerOnly, onVisible: () => onCreated(secretFile) });
    return secret;
  }
  const secret = Buffer.from(content.toString('latin1').trim(), 'hex');
  if (secret.length !== secretLength) throw new InvalidDataFileError(secretFile, 'it is not a key.');
  return secret;
};

const readOrCreateData = async (
  file: string,
  initial: () => Promise<ServerData>,
  onCreated: (file: string) => void,
): Promise<ServerData> => {
  const content = await readIfExists(file);
  if (content !== undefined) return parseData(content, file);
  const data = await initial();
  await replaceFile(file, serializeData(data), { mode: ownerOnly, onVisible: () => onCreated(file) });
  return data;
};

const filePersistence = (file: string): Persistence<ServerData> => ({
  save: (data, onVisible) => replaceFile(file, serializeData(data), { mode: ownerOnly, onVisible }),
});

/**
 * Opens the data file at `path`; creates it from `initial` when it does not exist.
 * Throws a LockedError when another process has it open, and an InvalidDataFileError when its content is invalid; the file
 * is then unchanged, and no other was created.
 */
export const openDatabase = async (path: string, initial: () => Promise<ServerData>): Promise<Database> => {
  const folders = await createFolder(dirname(resolve(path)));
  const file = await resolveSymlinks(path);
  const lock = await lockFile(file);
  const createdFiles: string[] = [];
  const removeCreated = async (): Promise<void> => {
    await Promise.all(createdFiles.map((created) => unlink(created).catch(() => undefined)));
    await lock.release();
    // Removes the created folders, innermost first. A folder that is no longer empty is not removed.
    for (const folder of folders) await rmdir(folder).catch(() => undefined);
  };
  try {
    await removeLeftovers(file);
    const store = createStore(
      await readOrCreateData(file, initial, (created) => createdFiles.push(created)),
      filePersistence(file),
    );
    const secret = await readOrCreateSecret(file, (created) => createdFiles.push(created));
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
  } catch (error) {
    await removeCreated();
    throw error;
  }
};

/** Opens a database that stores its data only in memory. */
export const openMemoryDatabase = (initial: ServerData): Database => ({
  store: createStore(initial, {
    save: async (_data, onVisible) => onVisible(),
  }),
  photos: createMemoryPhotoStorage(),
  secret: randomBytes(secretLength),
  close: async () => undefined,
  rollback: async () => undefined,
});
