import type { Page } from '@playwright/test';

/** Creates photos with the metadata of a camera. The browser encodes the image, and this file adds the metadata. */

/** The personal data in the metadata of the created photos. An uploaded photo must contain none of it. */
export const secrets = ['Rahim Uddin', 'Nikon Z50', 'SN-4711-0815', 'Ambarkhana', 'http://ns.adobe.com/xap/1.0/'];

/**
 * The corner colours of an image after it was rotated upright, for each Exif orientation: top left, top right, bottom
 * right, bottom left.
 */
export const uprightCorners = {
  3: ['yellow', 'blue', 'red', 'green'],
  6: ['blue', 'red', 'green', 'yellow'],
} as const;
type Orientation = keyof typeof uprightCorners;

type TestImage = {
  width: number;
  height: number;
  type?: 'image/jpeg' | 'image/png' | 'image/webp';
  isTransparent?: boolean;
  /** Whether the image consists of random pixels, which cannot be compressed, so that its file is large. */
  noise?: boolean;
};

/** Lets the browser encode an image with a red, green, yellow and blue corner, clockwise from the top left. */
export const encodeImage = async (page: Page, { type = 'image/jpeg', ...image }: TestImage): Promise<Buffer> => {
  const base64 = await page.evaluate(
    async ({ width, height, type, isTransparent, noise }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser has no 2D canvas.');
      const [right, bottom] = [width / 2, height / 2];
      const corners = [
        ['red', 0, 0],
        ['lime', right, 0],
        ['yellow', right, bottom],
        ['blue', 0, bottom],
      ] as const;
      for (const [colour, x, y] of isTransparent ? [] : corners) {
        context.fillStyle = colour;
        context.fillRect(x, y, right, bottom);
      }
      if (noise) {
        const pixels = context.createImageData(width, height);
        let last = 1;
        for (let index = 0; index < pixels.data.length; index += 1) {
          last = (last * 48271) % 2147483647;
          pixels.data[index] = index % 4 === 3 ? 255 : last % 256;
        }
        context.putImageData(pixels, 0, 0);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { type, ...image },
  );
  return Buffer.from(base64, 'base64');
};

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** One entry of a TIFF directory: tag number, type, number of values, and the values. */
type TiffEntry = [tag: number, type: number, count: number, value: Buffer];

const nullTerminated = (text: string): Buffer => Buffer.from(`${text}\0`, 'latin1');

/** Returns a TIFF directory at offset `start`. Values longer than four bytes follow the entries. */
const directory = (entries: readonly TiffEntry[], start: number): Buffer => {
  let valueOffset = start + 2 + entries.length * 12 + 4;
  const longValues: Buffer[] = [];
  const rows = entries.map(([tag, type, count, value]) => {
    const fits = value.length <= 4;
    const cell = fits ? Buffer.concat([value, Buffer.alloc(4 - value.length)]) : uint32(valueOffset);
    if (!fits) {
      longValues.push(value);
      valueOffset += value.length;
    }
    return Buffer.concat([uint16(tag), uint16(type), uint32(count), cell]);
  });
  return Buffer.concat([uint16(entries.length), ...rows, uint32(0), ...longValues]);
};

/**
 * Returns Exif metadata in TIFF 6 format: the photographer, the camera with its serial number, and the GPS position.
 */
const exif = (orientation: Orientation): Buffer => {
  const [short, ascii, rational] = [3, 2, 5];
  const textEntry = (tag: number, text: string): TiffEntry => [tag, ascii, text.length + 1, nullTerminated(text)];
  const coordinate = (tag: number, ...parts: number[]): TiffEntry => [
    tag,
    rational,
    3,
    Buffer.concat(parts.flatMap((part) => [uint32(part), uint32(1)])),
  ];
  const gps = directory([textEntry(1, 'N'), coordinate(2, 24, 53, 41), textEntry(3, 'E'), coordinate(4, 91, 52, 9)], 8);
  const main = directory(
    [
      textEntry(0x010f, 'Nikon Z50'),
      [0x0112, short, 1, uint16(orientation)],
      textEntry(0x013b, 'Rahim Uddin'),
      [0x8825, 4, 1, uint32(8)],
      textEntry(0xa431, 'SN-4711-0815'),
    ],
    8 + gps.length,
  );
  return Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    Buffer.from('MM'),
    uint16(42),
    uint32(8 + gps.length),
    gps,
    main,
  ]);
};

const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), uint16(content.length + 2), content]);

const xmp = Buffer.from(
  'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="24,53.7N" dc:creator="Rahim Uddin"/></x:xmpmeta>',
  'latin1',
);

/** IPTC metadata in a Photoshop block: the photographer and the place. */
const iptc = Buffer.concat([
  Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x1f', 'latin1'),
  Buffer.from('\x1c\x02\x50\0\x0bRahim Uddin\x1c\x02\x5c\0\x0aAmbarkhana\0', 'latin1'),
]);

/** Adds the metadata that a camera and its software write to a JPEG: Exif with GPS, XMP, IPTC and a comment. */
export const withCameraMetadata = (jpeg: Buffer, orientation: Orientation): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, exif(orientation)),
    segment(0xe1, xmp),
    segment(0xed, iptc),
    segment(0xfe, Buffer.from('taken by Rahim Uddin')),
    jpeg.subarray(2),
  ]);

/**
 * Returns the names of the metadata segments of a JPEG: the text at the start of each application segment ('JFIF',
 * 'Exif', 'ICC_PROFILE' …), and 'comment'.
 */
export const metadataOf = (jpeg: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xfe) names.push('comment');
    if (marker >= 0xe0 && marker <= 0xef) names.push(jpeg.toString('latin1', at + 4, jpeg.indexOf(0, at + 4)));
  }
  return names;
};

/** Returns the size of an image, and the colours of its corners, clockwise from the top left. */
export const inspectImage = (page: Page, image: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    // Decodes the pixels as they are stored, and does not apply the Exif orientation.
    const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'none' });
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const colours: Record<string, string> = {
      '100': 'red',
      '010': 'green',
      '110': 'yellow',
      '001': 'blue',
      '111': 'white',
      '000': 'black',
    };
    const at = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return colours[[red, green, blue].map((value) => (value > 127 ? 1 : 0)).join('')];
    };
    const [left, right, top, bottom] = [width / 8, (width * 7) / 8, height / 8, (height * 7) / 8];
    return { width, height, corners: [at(left, top), at(right, top), at(right, bottom), at(left, bottom)] };
  }, image.toString('base64'));
