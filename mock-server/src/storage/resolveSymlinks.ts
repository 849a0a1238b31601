import { readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, InvalidDataFileError } from './errors.ts';

/** What a name points at, if it is a link. */
const readLinkTarget = async (path: string): Promise<string | undefined> => {
  try {
    return await readlink(path);
  } catch (problem) {
    if (['EINVAL', 'ENOENT'].includes(codeOf(problem))) return undefined;
    throw problem;
  }
};

/**
 * The file itself, whether it is there yet or not: a new content put in a link's place would leave the file behind it as
 * it was. Throws the file system's error when the folder is not there, or links go round in a circle.
 */
const resolveFile = async (path: string): Promise<string> => {
  try {
    return await realpath(path);
  } catch (problem) {
    if (codeOf(problem) !== 'ENOENT') throw problem;
  }
  const folder = await realpath(dirname(path));
  const target = await readLinkTarget(path);
  return target === undefined ? join(folder, basename(path)) : resolveFile(resolve(folder, target));
};

/**
 * The data file that a path means, links followed; there may be none yet. Throws a BrokenFileError when something stands
 * there that is no file (a folder, a pipe, a device), which is not to be replaced by one.
 */
export const resolveSymlinks = async (path: string): Promise<string> => {
  const file = await resolveFile(resolve(path));
  const found = await stat(file).catch((problem: unknown) => {
    if (codeOf(problem) === 'ENOENT') return undefined;
    throw problem;
  });
  if (found && !found.isFile()) throw new InvalidDataFileError(file, 'it is not a regular file.');
  return file;
};
