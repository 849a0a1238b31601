import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { codeOf } from '../http/errors.ts';
import { InvalidDataFileError, ownerOnly, parseData, type ServerData, serializeData } from './dataFile.ts';
import { createFolderPhotoStorage, createMemoryPhotoStorage, type PhotoStorage } from './photoStorage.ts';
import { createStore, type ServerStore } from './store.ts';

/** An open database: the data, the photos, and the secret with which tokens are signed. */
export type Database = { store: ServerStore; photos: PhotoStorage; secret: Uint8Array };

const secretLength = 32;

const readOrCreate = async (file: string, create: () => Promise<string>): Promise<Uint8Array> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    const text = await create();
    await writeFileAtomic(file, text, { mode: ownerOnly });
    return Buffer.from(text);
  }
};

/**
 * The secret is stored, because tokens must stay valid after a restart. It is not in the data file, because developers
 * give data files to each other.
 */
const readOrCreateSecret = async (file: string): Promise<Uint8Array> => {
  const content = await readOrCreate(file, async () => randomBytes(secretLength).toString('hex'));
  const secret = Buffer.from(Buffer.from(content).toString().trim(), 'hex');
  if (secret.length !== secretLength) throw new InvalidDataFileError(file, 'it is not a key.');
  return secret;
};

/** Opens the data file, which is created from `initial`. Throws an InvalidDataFileError. */
export const openDatabase = async (file: string, initial: () => Promise<ServerData>): Promise<Database> => {
  await mkdir(dirname(file), { recursive: true });
  const data = parseData(await readOrCreate(file, async () => serializeData(await initial())), file);
  return {
    store: createStore(data, (next) => writeFileAtomic(file, serializeData(next), { mode: ownerOnly })),
    photos: createFolderPhotoStorage(`${file}.photos`),
    secret: await readOrCreateSecret(`${file}.key`),
  };
};

export const openMemoryDatabase = (initial: ServerData): Database => ({
  store: createStore(initial, async () => undefined),
  photos: createMemoryPhotoStorage(),
  secret: randomBytes(secretLength),
});
