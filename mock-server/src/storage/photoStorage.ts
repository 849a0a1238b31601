import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { codeOf } from '../http/errors.ts';
import { type Photo, photoPath, typeOfPhoto } from '../images/photoPath.ts';

/** The storage of the image host. Saving the same photo twice stores it once, because its path is a hash of its bytes. */
export type PhotoStorage = {
  /** Resolves with the path of the photo. */
  save(photo: Photo): Promise<string>;
  /** The path may be any text from a request. Resolves with undefined when there is no such photo. */
  find(path: string): Promise<Photo | undefined>;
};

/** Stores photos as files in a folder, which is created when the first photo is stored. */
export const createFolderPhotoStorage = (folder: string): PhotoStorage => ({
  save: async (photo) => {
    const path = await photoPath(photo);
    await mkdir(folder, { recursive: true });
    await writeFileAtomic(join(folder, basename(path)), Buffer.from(photo.bytes));
    return path;
  },
  find: async (path) => {
    const type = typeOfPhoto(path);
    if (!type) return undefined;
    try {
      return { type, bytes: new Uint8Array(await readFile(join(folder, basename(path)))) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  },
});

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
