/**
 * Reads the type and the size of a photo from its header, without decoding the photo. The package `image-size` is not
 * used: if zeros follow the header of a JPEG, it blocks the page for seconds (4 s for 5 MB).
 */

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof photoTypes)[number];

export type ImageSize = { width: number; height: number };

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0): boolean =>
  start.every((byte, index) => bytes[from + index] === byte);

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** In bytes. No valid image header is shorter. */
const minFileLength = 24;

/** The start-of-image marker, the marker of the first segment, and its length, which includes its own two bytes. */
const isJpeg = (bytes: Uint8Array, view: DataView): boolean =>
  startsWith(bytes, [0xff, 0xd8, 0xff]) &&
  view.getUint8(3) >= 0xc0 &&
  view.getUint8(3) <= 0xfe &&
  view.getUint16(4) >= 2;

/** The signature, then the header chunk with the width and the height. */
const isPng = (bytes: Uint8Array, view: DataView): boolean =>
  startsWith(bytes, [0x89, ...ascii('PNG\r\n\x1a\n')]) &&
  startsWith(bytes, [0, 0, 0, 13, ...ascii('IHDR')], 8) &&
  view.getUint32(16) > 0 &&
  view.getUint32(20) > 0;

/** A RIFF file of the type WEBP. Its first chunk is one of the three image chunks. */
const isWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, ascii('RIFF')) &&
  ['VP8 ', 'VP8L', 'VP8X'].some((kind) => startsWith(bytes, ascii(`WEBP${kind}`), 8));

/** Ignores the file name and the content type. Undefined for a type that the app does not accept. */
export const detectPhotoType = (bytes: Uint8Array): PhotoType | undefined => {
  if (bytes.length < minFileLength) return undefined;
  const view = viewOf(bytes);
  if (isJpeg(bytes, view)) return 'image/jpeg';
  if (isPng(bytes, view)) return 'image/png';
  if (isWebp(bytes)) return 'image/webp';
  return undefined;
};

/** The file-type brands of the photos of phones (ISO/IEC 23008-12). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1'];

/** HEIC, the format of iPhone photos, is not accepted, because only Safari can show it. */
export const isHeic = (bytes: Uint8Array): boolean =>
  heicBrands.some((brand) => startsWith(bytes, ascii(`ftyp${brand}`), 4));

/** SOF0 to SOF15 contain the image size. C4, C8 and CC are in the same range, but belong to other segments. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Skips the segments before the frame header, such as Exif data with a thumbnail. */
const jpegSize = (view: DataView): ImageSize | undefined => {
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      // A padding byte between two segments.
      offset += 1;
    } else if (isFrame(marker)) {
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    } else if (marker === 0xda || marker === 0xd9) {
      // The image data or the end of the file: no frame header can follow.
      return undefined;
    } else {
      offset += 2 + view.getUint16(offset + 2);
    }
  }
  return undefined;
};

const pngSize = (view: DataView): ImageSize => ({ width: view.getUint32(16), height: view.getUint32(20) });

/** The first chunk says the format: VP8X extended, VP8L lossless, VP8 lossy. */
const webpSize = (bytes: Uint8Array, view: DataView): ImageSize | undefined => {
  const uint24 = (offset: number): number => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
  if (startsWith(bytes, ascii('VP8X'), 12)) return { width: 1 + uint24(24), height: 1 + uint24(27) };
  if (startsWith(bytes, ascii('VP8L'), 12)) {
    const packed = view.getUint32(21, true);
    return view.getUint8(20) === 0x2f
      ? { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) }
      : undefined;
  }
  return startsWith(bytes, [0x9d, 0x01, 0x2a], 23)
    ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    : undefined;
};

const parseImageSize = (bytes: Uint8Array): ImageSize | undefined => {
  const view = viewOf(bytes);
  switch (detectPhotoType(bytes)) {
    case 'image/jpeg':
      return jpegSize(view);
    case 'image/png':
      return pngSize(view);
    case 'image/webp':
      return webpSize(bytes, view);
    case undefined:
      return undefined;
  }
};

/**
 * Decoding the photo would be unsafe: a decoder allocates memory for as many pixels as the header claims.
 * @param bytes the beginning of the file; in a JPEG the size may follow after hundreds of kilobytes
 * @returns undefined if the header has no size, or a width or height of 0
 */
export const readImageSize = (bytes: Uint8Array): ImageSize | undefined => {
  try {
    const size = parseImageSize(bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The file ends before the bytes that hold the width and the height.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** In pixels, of the shorter side. A smaller photo would not show enough of the bike. */
export const minPhotoSide = 100;

/** Of the longer side to the shorter one. A panorama photo of a phone has about 4 : 1. */
export const maxAspectRatio = 5;

export const findSizeError = ({ width, height }: ImageSize): 'tooSmall' | 'tooNarrow' | undefined => {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < minPhotoSide) return 'tooSmall';
  return longer > maxAspectRatio * shorter ? 'tooNarrow' : undefined;
};
