import { randomUUID } from 'node:crypto';
import * as fileSystem from 'node:fs/promises';
import { dirname } from 'node:path';

/** The functions of the file system that are used here, so that a test can replace them. */
export type FileSystem = Pick<typeof fileSystem, 'open' | 'rename' | 'unlink'>;

/**
 * Syncs a folder, so that a rename in it is durable across a power cut. Windows cannot open a folder, and does not need
 * this.
 */
const syncFolder = async ({ open }: FileSystem, folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const temporarySuffix = /^\.\d+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** Whether `name` is a temporary file that a killed process left while writing `target` in the same folder. */
export const isLeftoverOf = (target: string, name: string): boolean =>
  name.startsWith(target) && temporarySuffix.test(name.slice(target.length));

/** Writes and syncs a temporary file in the folder of `file`. Returns the temporary file's path. */
const writeTemporaryFile = async (
  { open, unlink }: FileSystem,
  file: string,
  content: string | Uint8Array,
  mode: number,
): Promise<string> => {
  const temporaryFile = `${file}.${process.pid}.${randomUUID()}.tmp`;
  const handle = await open(temporaryFile, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    await unlink(temporaryFile).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
  return temporaryFile;
};

type ReplaceOptions = {
  /** The file mode. By default, all users of the machine may read the file. */
  mode?: number;
  /** Called when the file has the new content. This may be shortly before the content is durable. */
  onVisible?: () => void;
  fs?: FileSystem;
};

/**
 * Replaces a file atomically: a reader finds the complete old or the complete new content, whenever the process or the
 * machine stops. Resolves when the new content is durable.
 * Throws the file system's error; `file` is then unchanged, unless `onVisible` was called.
 */
export const replaceFile = async (
  file: string,
  content: string | Uint8Array,
  { mode = 0o644, onVisible, fs = fileSystem }: ReplaceOptions = {},
): Promise<void> => {
  const temporaryFile = await writeTemporaryFile(fs, file, content, mode);
  try {
    await fs.rename(temporaryFile, file);
  } catch (error) {
    await fs.unlink(temporaryFile).catch(() => undefined);
    throw error;
  }
  onVisible?.();
  await syncFolder(fs, dirname(file));
};
