import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../lib/errors.ts';

const make = async (folder: string): Promise<boolean> => {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return false;
    throw error;
  }
};

/**
 * Creates a folder and its missing parent folders. Returns the created folders, innermost first.
 * Does not use `mkdir` with `recursive`, which never returns below a folder that cannot contain others (/proc).
 * Throws the file system's error.
 */
export const createFolder = async (folder: string): Promise<string[]> => {
  try {
    return (await make(folder)) ? [folder] : [];
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
  }
  const above = await createFolder(dirname(folder));
  return (await make(folder)) ? [folder, ...above] : above;
};
