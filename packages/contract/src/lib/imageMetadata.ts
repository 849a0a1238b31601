/**
 * Reads the type and the size of a photo from its header, without decoding it. The form and the demo image host use the same
 * functions.
 */

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** In pixels. */
export type ImageSize = { width: number; height: number };

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0): boolean =>
  start.every((byte, index) => bytes[from + index] === byte);

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** In bytes: a header alone is as long. */
const minFileLength = 24;

/** The start of an image, the marker of a segment, and the length of that segment, which includes its own two bytes. */
const isJpeg = (bytes: Uint8Array, view: DataView): boolean =>
  startsWith(bytes, [0xff, 0xd8, 0xff]) &&
  view.getUint8(3) >= 0xc0 &&
  view.getUint8(3) <= 0xfe &&
  view.getUint16(4) >= 2;

/** The signature, then the header chunk, then a width and a height. */
const isPng = (bytes: Uint8Array, view: DataView): boolean =>
  startsWith(bytes, [0x89, ...ascii('PNG\r\n\x1a\n')]) &&
  startsWith(bytes, [0, 0, 0, 13, ...ascii('IHDR')], 8) &&
  view.getUint32(16) > 0 &&
  view.getUint32(20) > 0;

/** A RIFF file of the type WEBP whose first chunk is one of the three image chunks. */
const isWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, ascii('RIFF')) &&
  ['VP8 ', 'VP8L', 'VP8X'].some((kind) => startsWith(bytes, ascii(`WEBP${kind}`), 8));

/** The type of a photo by its header, not by its name or content type; undefined if it is not an accepted type. */
export const detectPhotoType = (bytes: Uint8Array): PhotoType | undefined => {
  if (bytes.length < minFileLength) return undefined;
  const view = viewOf(bytes);
  if (isJpeg(bytes, view)) return 'image/jpeg';
  if (isPng(bytes, view)) return 'image/png';
  if (isWebp(bytes)) return 'image/webp';
  return undefined;
};

/** Brands of ISO/IEC 23008-12 that phones write into their photos. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1'];

/** Whether it is HEIC, the format of iPhone photos. Only Apple's browser shows it, so it is not accepted. */
export const isHeic = (bytes: Uint8Array): boolean =>
  heicBrands.some((brand) => startsWith(bytes, ascii(`ftyp${brand}`), 4));

/** SOF0 to SOF15, the segments with the size. C4, C8 and CC are in this range, but are other segments. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Skips segments until the frame header. Exif data and its thumbnail come before it. */
const jpegSize = (view: DataView): ImageSize | undefined => {
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1; // A padding byte.
    } else if (isFrame(marker)) {
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    } else if (marker === 0xda || marker === 0xd9) {
      return undefined; // The image data or the end of the file, without a frame header.
    } else {
      offset += 2 + view.getUint16(offset + 2);
    }
  }
  return undefined;
};

const pngSize = (view: DataView): ImageSize => ({ width: view.getUint32(16), height: view.getUint32(20) });

/** The three formats by the first chunk: VP8X extended, VP8L lossless, VP8 lossy. */
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
 * Reads the size from the header. A decoder would allocate memory for as many pixels.
 *
 * @param bytes the beginning of the file; a JPEG may have its size hundreds of kilobytes after its start
 * @returns undefined if the header has no size, or a width or height of 0
 */
export const readImageSize = (bytes: Uint8Array): ImageSize | undefined => {
  try {
    const size = parseImageSize(bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // The file ends before its size.
    throw error;
  }
};

/** The minimum of the shorter side, in pixels. A smaller photo shows nothing recognizable. */
export const minPhotoSide = 100;

/** The longer side divided by the shorter side. A panorama of a phone is about 4 : 1. */
export const maxAspectRatio = 5;

/** Why a photo of this size would not be recognizable where photos are shown; undefined if it would. */
export const findSizeError = ({ width, height }: ImageSize): 'tooSmall' | 'tooNarrow' | undefined => {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < minPhotoSide) return 'tooSmall';
  return longer > maxAspectRatio * shorter ? 'tooNarrow' : undefined;
};
