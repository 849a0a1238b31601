import { randomBytes } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { codeOf } from '../http/errors.ts';
import { InvalidDataFileError, ownerOnly, parseData, type ServerData, serializeData } from './dataFile.ts';
import { createFolderPhotoStorage, createMemoryPhotoStorage, type PhotoStorage } from './photoStorage.ts';
import { createStore, type ServerStore } from './store.ts';

/** An open database: the data, the photos, and the secret with which tokens are signed. */
export type Database = { store: ServerStore; photos: PhotoStorage; secret: Uint8Array };

const secretLength = 32;

/** Changes with every write, because each write creates a file. Undefined if there is no file. */
const versionOf = async (file: string): Promise<string | undefined> => {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found && `${found.ino} ${found.size} ${found.mtimeNs}`;
};

/** Replaces a file at once, unless its version is another than `expected`. Resolves with the new version. */
const replaceFile = async (file: string, text: string, expected?: string): Promise<string | undefined> => {
  if (![undefined, expected].includes(await versionOf(file)))
    throw new Error(
      `Another program has changed ${file}. Stop it, and start this server again to use the changed file.`,
    );
  await writeFileAtomic(file, text, { mode: ownerOnly });
  return versionOf(file);
};

const readOrCreate = async (file: string, create: () => Promise<string>): Promise<Uint8Array> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw new InvalidDataFileError(file, `it cannot be read (${codeOf(error)}).`);
    const text = await create();
    await replaceFile(file, text);
    return Buffer.from(text);
  }
};

/** Stored, so that tokens stay valid after a restart, and not in the data file, which developers give to each other. */
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
  let version = await versionOf(file);
  const save = async (next: ServerData): Promise<void> => {
    version = await replaceFile(file, serializeData(next), version);
  };
  return {
    store: createStore(data, save),
    photos: createFolderPhotoStorage(`${file}.photos`),
    secret: await readOrCreateSecret(`${file}.key`),
  };
};

export const openMemoryDatabase = (initial: ServerData): Database => ({
  store: createStore(initial, async () => undefined),
  photos: createMemoryPhotoStorage(),
  secret: randomBytes(secretLength),
});
