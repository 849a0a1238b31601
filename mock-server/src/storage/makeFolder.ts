import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './errors.ts';

const make = async (folder: string): Promise<boolean> => {
  try {
    await mkdir(folder);
    return true;
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST' && (await stat(folder)).isDirectory()) return false;
    throw problem;
  }
};

/**
 * Makes a folder and those above it, where they are not there yet. Returns the ones it made, the innermost first.
 * Not `mkdir` with `recursive`, which never comes back below a folder that can hold no others (/proc).
 * Throws the file system's error.
 */
export const createFolder = async (folder: string): Promise<string[]> => {
  try {
    return (await make(folder)) ? [folder] : [];
  } catch (problem) {
    if (codeOf(problem) !== 'ENOENT' || dirname(folder) === folder) throw problem;
  }
  const above = await createFolder(dirname(folder));
  return (await make(folder)) ? [folder, ...above] : above;
};
