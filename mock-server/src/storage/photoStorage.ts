import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PhotoType } from '@second-gear/contract';
import writeFileAtomic from 'write-file-atomic';
import { type Photo, photoPath } from '../images/photoPath.ts';
import { codeOf, WriteFailedError } from '../lib/errors.ts';

/** The storage of the image host. Saving the same photo twice stores it once, because its path is a hash of its bytes. */
export type PhotoStorage = {
  /** Saves a photo and resolves with its path. Rejects with a WriteFailedError, as a store does. */
  save(photo: Photo): Promise<string>;
  /**
   * Resolves with the photo at this path, or with undefined when there is none. The path may be any text from a
   * request.
   */
  find(path: string): Promise<Photo | undefined>;
};

const types: Record<string, PhotoType> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** Whether a text is the name of a photo's file. Only such names are safe for the file system. */
const isPhotoFile = (name: string): boolean => /^[0-9a-f]{64}\.(?:jpg|png|webp)$/.test(name);

/** Parses the path of a photo. */
const parsePhotoPath = (path: string): { name: string; type: PhotoType } | undefined => {
  const name = path.replace('/pictures/photos/', '');
  const type = types[name.split('.').at(-1) ?? ''];
  return isPhotoFile(name) && type ? { name, type } : undefined;
};

/** Stores photos as files in a folder. The folder is created when the first photo is stored. */
export const createFolderPhotoStorage = (folder: string): PhotoStorage => ({
  save: async (photo) => {
    const path = await photoPath(photo);
    try {
      await mkdir(folder, { recursive: true });
      await writeFileAtomic(join(folder, basename(path)), Buffer.from(photo.bytes));
    } catch (error) {
      throw new WriteFailedError(error);
    }
    return path;
  },
  find: async (path) => {
    const photoFile = parsePhotoPath(path);
    if (!photoFile) return undefined;
    try {
      return { type: photoFile.type, bytes: new Uint8Array(await readFile(join(folder, photoFile.name))) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  },
});

/** Stores photos in memory. */
export const createMemoryPhotoStorage = (): PhotoStorage => {
  const photos = new Map<string, Photo>();
  return {
    save: async (photo) => {
      const path = await photoPath(photo);
      photos.set(path, photo);
      return path;
    },
    find: async (path) => photos.get(path),
  };
};
