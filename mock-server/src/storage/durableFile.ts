import { randomUUID } from 'node:crypto';
import * as fileSystem from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is asked of the file system here, so that a test can listen in. */
export type FileSystem = Pick<typeof fileSystem, 'open' | 'rename' | 'unlink'>;

/** Makes a rename in this folder outlive a power cut. Windows cannot open a folder, and needs no such thing. */
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

/** Whether a file called `name` is what a killed process left of writing the file called `target`, in the same folder. */
export const isLeftoverOf = (target: string, name: string): boolean =>
  name.startsWith(target) && temporarySuffix.test(name.slice(target.length));

/** Writes a file nobody reads yet, beside `file`, all the way to the disk. Returns its path. */
const writeTemporaryFile = async (
  { open, unlink }: FileSystem,
  file: string,
  content: string | Uint8Array,
  mode: number,
): Promise<string> => {
  const fresh = `${file}.${process.pid}.${randomUUID()}.tmp`;
  const handle = await open(fresh, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (problem) {
    await unlink(fresh).catch(() => undefined);
    throw problem;
  } finally {
    await handle.close();
  }
  return fresh;
};

type ReplaceOptions = {
  /** Who may read it, as the file system counts; everybody unless told. */
  mode?: number;
  /** Called when the name points at the new content, which may be a moment before that is on the disk for good. */
  onVisible?: () => void;
  fs?: FileSystem;
};

/**
 * Puts `content` in the place of `file` so that a reader finds the old content or the new, whole, whenever the process
 * or the machine stops. Resolves when the new one is on the disk for good.
 * Throws the file system's error; `file` is then as it was, unless `onPlaced` was called.
 */
export const replaceFile = async (
  file: string,
  content: string | Uint8Array,
  { mode = 0o644, onVisible, fs = fileSystem }: ReplaceOptions = {},
): Promise<void> => {
  const fresh = await writeTemporaryFile(fs, file, content, mode);
  try {
    await fs.rename(fresh, file);
  } catch (problem) {
    await fs.unlink(fresh).catch(() => undefined);
    throw problem;
  }
  onVisible?.();
  await syncFolder(fs, dirname(file));
};
