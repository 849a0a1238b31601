import type { Page } from '@playwright/test';

/** Creates photos with the metadata of a camera. The browser encodes the image, and this file adds the metadata. */

/** The personal data in the metadata of the created photos. An uploaded photo must contain none of it. */
export const secrets = ['Rahim Uddin', 'Nikon Z50', 'SN-4711-0815', 'Ambarkhana', 'http://ns.adobe.com/xap/1.0/'];

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

/**
 * Exif metadata in TIFF 6 format: orientation 6 (the camera was turned by 90°), the photographer, the camera with its
 * serial number, and the GPS position.
 */
const exif = Buffer.from(
  'RXhpZgAATU0AKgAAAG4ABAABAAIAAAACTgAAAAACAAUAAAADAAAAPgADAAIAAAACRQAAAAAEAAUAAAADAAAAVgAAAAAAAAAYAAAAAQAAADUAAAABAAAAKQAAAAEAAABbAAAAAQAAADQAAAABAAAACQAAAAEABQEPAAIAAAAKAAAAsAESAAMAAAABAAYAAAE7AAIAAAAMAAAAuoglAAQAAAABAAAACKQxAAIAAAANAAAAxgAAAABOaWtvbiBaNTAAUmFoaW0gVWRkaW4AU04tNDcxMS0wODE1AA==',
  'base64',
);

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);

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
export const withCameraMetadata = (jpeg: Buffer): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, exif),
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
