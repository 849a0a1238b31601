import type { PhotoType } from '@second-gear/contract';

/** A photo whose type was detected from its bytes. */
export type Photo = { type: PhotoType; bytes: Uint8Array<ArrayBuffer> };

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const satisfies Record<
  PhotoType,
  string
>;

/** Returns the path of a photo, which is derived from its bytes: `/pictures/photos/{sha256}.{jpg|png|webp}`. */
export const photoPath = async ({ type, bytes }: Photo): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const name = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/pictures/photos/${name}.${extensions[type]}`;
};
