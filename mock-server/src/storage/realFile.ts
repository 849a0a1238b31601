import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, InvalidDataFileError } from '../lib/errors.ts';

const undefinedIfMissing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error;
};

/**
 * Returns the path of a data file without symbolic links, because replacing a link would leave its target unchanged. The
 * file need not exist, but its folder must. Throws an InvalidDataFileError when the path is a folder, a pipe or a device,
 * because these must not be replaced by a file.
 */
export const realFile = async (path: string): Promise<string> => {
  const file = await realpath(path).catch(undefinedIfMissing);
  if (file === undefined) return join(await realpath(dirname(resolve(path))), basename(path));
  if (!(await stat(file)).isFile()) throw new InvalidDataFileError(file, 'it is not a regular file.');
  return file;
};
