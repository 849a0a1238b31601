import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { codeOf, InvalidDataFileError } from '../lib/errors.ts';
import { ownerOnly, parseData, type ServerData, serializeData } from './dataFile.ts';
import { removeLeftovers, replaceFile } from './durableFile.ts';
import { lockFile } from './lock.ts';
import { createFolderPhotoStorage, createMemoryPhotoStorage, isPhotoFile, type PhotoStorage } from './photoStorage.ts';
import { realFile } from './realFile.ts';
import { createStore, type Store } from './store.ts';

/** An open database: the data, the photos, and the secret with which tokens are signed. */
export type Database = {
  store: Store<ServerData>;
  photos: PhotoStorage;
  secret: Uint8Array;
  /** Closes the database: completes the writes and releases the lock. */
  close(): Promise<void>;
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
 * Reads the secret with which tokens are signed, or creates it. The secret is stored, because tokens must stay valid
 * after a restart. It is not in the data file, because developers give data files to each other, and the secret must
 * stay on this machine.
 */
const readOrCreateSecret = async (file: string): Promise<Uint8Array> => {
  const content = await readIfExists(file);
  if (content === undefined) {
    const secret = randomBytes(secretLength);
    await replaceFile(file, secret.toString('hex'), { mode: ownerOnly });
    return secret;
  }
  const secret = Buffer.from(content.toString('latin1').trim(), 'hex');
  if (secret.length !== secretLength) throw new InvalidDataFileError(file, 'it is not a key.');
  return secret;
};

const readOrCreateData = async (file: string, initial: () => Promise<ServerData>): Promise<ServerData> => {
  const content = await readIfExists(file);
  if (content !== undefined) return parseData(content, file);
  const data = await initial();
  await replaceFile(file, serializeData(data), { mode: ownerOnly });
  return data;
};

/**
 * Opens the data file at `path`. Creates the file from `initial` when it does not exist. Throws a LockedError when
 * another process has opened it, and an InvalidDataFileError when its content is invalid; then no file is changed or
 * created.
 */
export const openDatabase = async (path: string, initial: () => Promise<ServerData>): Promise<Database> => {
  await mkdir(dirname(path), { recursive: true });
  const file = await realFile(path);
  const lock = await lockFile(file);
  try {
    await removeLeftovers(dirname(file), (name) =>
      [file, keyFileOf(file)].map((target) => basename(target)).includes(name),
    );
    await removeLeftovers(photosFolderOf(file), isPhotoFile);
    const store = createStore(await readOrCreateData(file, initial), {
      save: (data, onVisible) => replaceFile(file, serializeData(data), { mode: ownerOnly, onVisible }),
    });
    const secret = await readOrCreateSecret(keyFileOf(file));
    return {
      store,
      photos: createFolderPhotoStorage(photosFolderOf(file)),
      secret,
      close: async () => {
        await store.settled();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
};

/** Opens a database that stores its data only in memory. */
export const openMemoryDatabase = (initial: ServerData): Database => ({
  store: createStore(initial, { save: async (_data, onVisible) => onVisible() }),
  photos: createMemoryPhotoStorage(),
  secret: randomBytes(secretLength),
  close: async () => undefined,
});
