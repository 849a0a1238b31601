import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../lib/errors.ts';

/**
 * Syncs a folder, so that a rename in it survives a power cut. Windows cannot open a folder and does not need the sync.
 */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

type ReplaceOptions = {
  /** The file mode. Default: all users of the machine may read the file. */
  mode?: number;
  /** Called when the file has the new content, which may be shortly before the content is durable. */
  onVisible?: () => void;
  /** Syncs the folder, which makes the rename durable. Only tests replace this function. */
  sync?: (folder: string) => Promise<void>;
};

/**
 * Replaces a file atomically. A program that reads the file finds the complete old or the complete new content, even if
 * the process or the machine stops. Resolves when the new content is durable. Throws the file system's error; `file` is
 * then unchanged, unless `onVisible` was called.
 *
 * The package write-file-atomic is not used: it does not check how many bytes were written. On a full disk, it replaces
 * the file by the part of the content that fitted on the disk.
 */
export const replaceFile = async (
  file: string,
  content: string | Uint8Array,
  { mode = 0o644, onVisible, sync = syncFolder }: ReplaceOptions = {},
): Promise<void> => {
  const temporaryFile = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporaryFile, content, { mode, flush: true });
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
  onVisible?.();
  await sync(dirname(file));
};

/**
 * Removes the temporary files that killed processes have left in a folder. If the folder does not exist, does nothing.
 * Call this function only while no other process writes to the folder.
 *
 * @param isTarget whether a file of this name is written with `replaceFile`
 */
export const removeLeftovers = async (folder: string, isTarget: (name: string) => boolean): Promise<void> => {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const leftovers = names.filter((name) => {
    const [, target] = /^(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.exec(name) ?? [];
    return target !== undefined && isTarget(target);
  });
  await Promise.all(leftovers.map((name) => rm(join(folder, name))));
};
