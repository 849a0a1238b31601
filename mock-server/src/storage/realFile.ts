import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, InvalidDataFileError } from '../lib/errors.ts';

const undefinedIfMissing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error;
};

/**
 * Resolves the symbolic links in the path of a data file: writing replaces the file, which would replace a link and
 * leave its target unchanged. The folder of the file must exist, but not the file. Throws an InvalidDataFileError when
 * the path is a folder, a pipe or a device, because a file must not replace these.
 */
export const realFile = async (path: string): Promise<string> => {
  const file = await realpath(path).catch(undefinedIfMissing);
  if (file === undefined) return join(await realpath(dirname(resolve(path))), basename(path));
  if (!(await stat(file)).isFile()) throw new InvalidDataFileError(file, 'it is not a regular file.');
  return file;
};
