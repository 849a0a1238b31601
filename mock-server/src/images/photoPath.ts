import type { PhotoType } from '@second-gear/contract';

/** A photo whose type was detected from its bytes. */
export type Photo = { type: PhotoType; bytes: Uint8Array<ArrayBuffer> };

const types: Readonly<Record<string, PhotoType>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** Returns the path of a photo, which is derived from its bytes: `/pictures/photos/{sha256}.{jpg|png|webp}`. */
export const photoPath = async ({ type, bytes }: Photo): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const name = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/pictures/photos/${name}.${Object.keys(types).find((extension) => types[extension] === type)}`;
};

/** Returns the type of the photo at a path. Undefined for any other path, so that no other file is ever read. */
export const typeOfPhoto = (path: string): PhotoType | undefined =>
  types[/^\/pictures\/photos\/[0-9a-f]{64}\.(jpg|png|webp)$/.exec(path)?.[1] ?? ''];
