import { mkdir, readdir, readFile, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Photo, PhotoType } from '../backend/index.ts';
import { photoPath } from '../backend/index.ts';
import { isLeftoverOf, replaceFile } from '../storage/durableFile.ts';
import { codeOf, DurabilityUnknownError, WriteFailedError } from '../storage/errors.ts';

/** The image host's shelf. The same photo twice is one photo, under a path made of its bytes. */
export type PhotoStorage = {
  /** Keeps a photo and resolves with its path. Rejects with a NotKeptError or an UnsureError, as a store does. */
  save(photo: Photo): Promise<string>;
  /** The photo at this path, unless there is none. The path is not trusted. */
  find(path: string): Promise<Photo | undefined>;
};

const types: Record<string, PhotoType> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** What a path can be of ours: its file name holds nothing that a file system could misread. */
const parsePhotoPath = (path: string): { name: string; type: PhotoType } | undefined => {
  const [, name, ending] = /^\/pictures\/photos\/([0-9a-f]{64}\.(jpg|png|webp))$/.exec(path) ?? [];
  const type = types[ending ?? ''];
  return name && type ? { name, type } : undefined;
};

/** Photos as files in a folder, which is made when the first one comes. */
export const createFolderPhotoStorage = (folder: string): PhotoStorage => ({
  save: async (photo) => {
    const path = await photoPath(photo);
    const file = join(folder, basename(path));
    let isPlaced = false;
    const onPlaced = (): void => {
      isPlaced = true;
    };
    try {
      await mkdir(folder, { recursive: true });
      const isThere = await stat(file).then(
        () => true,
        () => false,
      );
      if (!isThere) await replaceFile(file, photo.bytes, { onVisible: onPlaced });
    } catch (problem) {
      throw isPlaced ? new DurabilityUnknownError(problem) : new WriteFailedError(problem);
    }
    return path;
  },
  find: async (path) => {
    const photoFile = parsePhotoPath(path);
    if (!photoFile) return undefined;
    try {
      return { type: photoFile.type, bytes: new Uint8Array(await readFile(join(folder, photoFile.name))) };
    } catch (problem) {
      if (codeOf(problem) === 'ENOENT') return undefined;
      throw problem;
    }
  },
});

/** Takes away what a process that was killed at it left of keeping a photo in this folder, which may not be there. */
export const removeLeftoverPhotos = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((problem: unknown): string[] => {
    if (codeOf(problem) === 'ENOENT') return [];
    throw problem;
  });
  // 64 digits and the ending of a type, as `named` has it.
  const left = names.filter((name) => {
    const [target = ''] = /^[0-9a-f]{64}\.(?:jpg|png|webp)/.exec(name) ?? [];
    return target !== '' && isLeftoverOf(target, name);
  });
  await Promise.all(left.map((name) => unlink(join(folder, name))));
};

/** Photos that are forgotten with the process. */
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
