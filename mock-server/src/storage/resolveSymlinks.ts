import { readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, InvalidDataFileError } from '../lib/errors.ts';

/** Returns the target of a symbolic link. Undefined when the path is no link. */
const readLinkTarget = async (path: string): Promise<string | undefined> => {
  try {
    return await readlink(path);
  } catch (error) {
    if (['EINVAL', 'ENOENT'].includes(codeOf(error))) return undefined;
    throw error;
  }
};

/**
 * Resolves the symbolic links in a file's path and returns the real path; the file need not exist. Writing needs the
 * real path, because replacing a link would leave its target unchanged. Throws the file system's error when the file's
 * folder does not exist or the links are circular.
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
 * Returns the real path of a data file, which need not exist. Throws an InvalidDataFileError when the path is a folder,
 * a pipe or a device, because these must not be replaced by a file.
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
