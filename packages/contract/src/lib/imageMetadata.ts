/**
 * What the first bytes of a photo say: its kind and its measures, before anybody decodes it. The form and the image host's
 * stand-in look at the same bytes.
 */

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** In pixels. */
export type ImageSize = { width: number; height: number };

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0): boolean =>
  start.every((byte, place) => bytes[from + place] === byte);

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Shorter than this no photo can be: a header alone takes as much. In bytes. */
const minFileLength = 24;

/** The start of an image, the marker of a first segment, and a length that at least counts itself. */
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

/** A RIFF file of the kind WEBP whose first chunk is one of the three that hold an image. */
const isWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, ascii('RIFF')) &&
  ['VP8 ', 'VP8L', 'VP8X'].some((kind) => startsWith(bytes, ascii(`WEBP${kind}`), 8));

/** What a file is by its header, whatever its name and its sender say; undefined when it is no photo we keep. */
export const detectPhotoType = (bytes: Uint8Array): PhotoType | undefined => {
  if (bytes.length < minFileLength) return undefined;
  const view = viewOf(bytes);
  if (isJpeg(bytes, view)) return 'image/jpeg';
  if (isPng(bytes, view)) return 'image/png';
  if (isWebp(bytes)) return 'image/webp';
  return undefined;
};

/** Brands of ISO/IEC 23008-12 that phones give to their own photos. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1'];

/** The format that iPhones keep their photos in. No browser but Apple's shows it, so it is no photo we keep either. */
export const isHeic = (bytes: Uint8Array): boolean =>
  heicBrands.some((brand) => startsWith(bytes, ascii(`ftyp${brand}`), 4));

/** SOF0 to SOF15: the one segment that says the measures. C4, C8 and CC lie between them and are something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** From one segment to the next until the frame's. A camera's notes and its thumbnail stand before it. */
const jpegSize = (view: DataView): ImageSize | undefined => {
  let place = 2;
  while (view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    if (marker === 0xff) {
      place += 1; // A filling byte.
    } else if (isFrame(marker)) {
      return { height: view.getUint16(place + 5), width: view.getUint16(place + 7) };
    } else if (marker === 0xda || marker === 0xd9) {
      return undefined; // The picture itself, or the end, and no measures yet.
    } else {
      place += 2 + view.getUint16(place + 2);
    }
  }
  return undefined;
};

const pngSize = (view: DataView): ImageSize => ({ width: view.getUint32(16), height: view.getUint32(20) });

/** Written in three manners, by what the first chunk is: lossy, lossless, or with more to come. */
const webpSize = (bytes: Uint8Array, view: DataView): ImageSize | undefined => {
  const uint24 = (place: number): number => view.getUint16(place, true) + view.getUint8(place + 2) * 0x10000;
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
 * How large the header says the photo is; a decoder would claim as much memory.
 *
 * @param bytes the file, from its beginning; a JPEG's measures may stand hundreds of kilobytes into it
 * @returns undefined when it does not say, or says that there is nothing
 */
export const readImageSize = (bytes: Uint8Array): ImageSize | undefined => {
  try {
    const measures = parseImageSize(bytes);
    return measures && measures.width > 0 && measures.height > 0 ? measures : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // It ends before its measures do.
    throw error;
  }
};

/** In pixels, of the shorter side. With less, nothing can be recognized where a bike is shown. */
export const minPhotoSide = 100;

/** How many times as long as the other a side may be. A panorama of a phone is about 4 : 1. */
export const maxAspectRatio = 5;

/** Why nothing could be seen of a photo with these measures, where photos are shown; undefined when it could. */
export const findSizeError = ({ width, height }: ImageSize): 'tooSmall' | 'tooNarrow' | undefined => {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < minPhotoSide) return 'tooSmall';
  return longer > maxAspectRatio * shorter ? 'tooNarrow' : undefined;
};
