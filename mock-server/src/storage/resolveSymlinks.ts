import { readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, InvalidDataFileError } from '../lib/errors.ts';

/** The target of a symbolic link; undefined when it is no link. */
const readLinkTarget = async (path: string): Promise<string | undefined> => {
  try {
    return await readlink(path);
  } catch (error) {
    if (['EINVAL', 'ENOENT'].includes(codeOf(error))) return undefined;
    throw error;
  }
};

/**
 * The real path of a file, which need not exist: replacing the link itself would leave the file behind it unchanged.
 * Throws the file system's error when the folder does not exist or the links are circular.
 */
const resolveFile = async (path: string): Promise<string> => {
  try {
    return await realpath(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const folder = await realpath(dirname(path));
  const target = await readLinkTarget(path);
  return target === undefined ? join(folder, basename(path)) : resolveFile(resolve(folder, target));
};

/**
 * The real path of a data file, which need not exist. Throws an InvalidDataFileError when the path is no file but a folder, a
 * pipe or a device, which must not be replaced.
 */
export const resolveSymlinks = async (path: string): Promise<string> => {
  const file = await resolveFile(resolve(path));
  const found = await stat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (found && !found.isFile()) throw new InvalidDataFileError(file, 'it is not a regular file.');
  return file;
};
