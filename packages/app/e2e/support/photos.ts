import type { Page } from '@playwright/test';

/** Photos as cameras make them, for journeys: really encoded by the browser, with a camera's notes put around it. */

/** What a camera writes into its photos and must not leave with them. */
export const secrets = ['Rahim Uddin', 'Nikon Z50', 'SN-4711-0815', 'Ambarkhana', 'http://ns.adobe.com/xap/1.0/'];

/** Where the four corners of the stored picture are once it is upright: top left, top right, bottom right, bottom left. */
export const uprightCorners = {
  1: ['red', 'green', 'yellow', 'blue'],
  2: ['green', 'red', 'blue', 'yellow'],
  3: ['yellow', 'blue', 'red', 'green'],
  4: ['blue', 'yellow', 'green', 'red'],
  5: ['red', 'blue', 'yellow', 'green'],
  6: ['blue', 'red', 'green', 'yellow'],
  7: ['yellow', 'green', 'red', 'blue'],
  8: ['green', 'yellow', 'blue', 'red'],
} as const;
export type Orientation = keyof typeof uprightCorners;
export const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly Orientation[];

type Picture = {
  width: number;
  height: number;
  type?: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Everything is see-through. */
  glass?: boolean;
  /** Gravel all over, which no encoder makes small. */
  noise?: boolean;
};

/** A picture with red, green, yellow and blue in its corners, clockwise from the top left, encoded by the browser. */
export const encode = async (page: Page, { type = 'image/jpeg', ...picture }: Picture): Promise<Buffer> => {
  const base64 = await page.evaluate(
    async ({ width, height, type, glass, noise }) => {
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser cannot draw.');
      const [right, bottom] = [width / 2, height / 2];
      const corners = [
        ['red', 0, 0],
        ['lime', right, 0],
        ['yellow', right, bottom],
        ['blue', 0, bottom],
      ] as const;
      for (const [colour, x, y] of glass ? [] : corners) {
        pen.fillStyle = colour;
        pen.fillRect(x, y, right, bottom);
      }
      if (noise) {
        const gravel = pen.createImageData(width, height);
        let last = 1;
        for (let place = 0; place < gravel.data.length; place += 1) {
          last = (last * 48271) % 2147483647;
          gravel.data[place] = place % 4 === 3 ? 255 : last % 256;
        }
        pen.putImageData(gravel, 0, 0);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { type, ...picture },
  );
  return Buffer.from(base64, 'base64');
};

const uint16 = (value: number, little = false): Buffer => {
  const bytes = Buffer.alloc(2);
  if (little) bytes.writeUInt16LE(value);
  else bytes.writeUInt16BE(value);
  return bytes;
};

const uint32 = (value: number, little: boolean): Buffer => {
  const bytes = Buffer.alloc(4);
  if (little) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
};

/** One entry of a TIFF directory: its number, its type, how many values, and the values. */
type Entry = [tag: number, type: number, count: number, value: Buffer];

const text = (words: string): Buffer => Buffer.from(`${words}\0`, 'latin1');

/** A TIFF directory at `start`; what is longer than four bytes stands behind it. */
const directory = (entries: readonly Entry[], start: number, little: boolean): Buffer => {
  let behind = start + 2 + entries.length * 12 + 4;
  const long: Buffer[] = [];
  const rows = entries.map(([tag, type, count, value]) => {
    const fits = value.length <= 4;
    const cell = fits ? Buffer.concat([value, Buffer.alloc(4 - value.length)]) : uint32(behind, little);
    if (!fits) {
      long.push(value);
      behind += value.length;
    }
    return Buffer.concat([uint16(tag, little), uint16(type, little), uint32(count, little), cell]);
  });
  return Buffer.concat([uint16(entries.length, little), ...rows, uint32(0, little), ...long]);
};

/** Exif as TIFF 6 has it: who, with what, and where to the second. */
const exif = (orientation: Orientation, little: boolean): Buffer => {
  const [short, ascii, rational] = [3, 2, 5];
  const name = (tag: number, words: string): Entry => [tag, ascii, words.length + 1, text(words)];
  const place = (tag: number, ...parts: number[]): Entry => [
    tag,
    rational,
    3,
    Buffer.concat(parts.flatMap((part) => [uint32(part, little), uint32(1, little)])),
  ];
  const gps = directory([name(1, 'N'), place(2, 24, 53, 41), name(3, 'E'), place(4, 91, 52, 9)], 8, little);
  const main = directory(
    [
      name(0x010f, 'Nikon Z50'),
      [0x0112, short, 1, uint16(orientation, little)],
      name(0x013b, 'Rahim Uddin'),
      [0x8825, 4, 1, uint32(8, little)],
      name(0xa431, 'SN-4711-0815'),
    ],
    8 + gps.length,
    little,
  );
  const mark = Buffer.from(little ? 'II' : 'MM');
  return Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    mark,
    uint16(42, little),
    uint32(8 + gps.length, little),
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

/** IPTC in a Photoshop block: by-line and sub-location. */
const iptc = Buffer.concat([
  Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x1f', 'latin1'),
  Buffer.from('\x1c\x02\x50\0\x0bRahim Uddin\x1c\x02\x5c\0\x0aAmbarkhana\0', 'latin1'),
]);

/** A JPEG with everything around it that a camera and its software write: Exif with GPS, XMP, IPTC and a comment. */
export const fromACamera = (jpeg: Buffer, orientation: Orientation, order: 'little' | 'big'): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, exif(orientation, order === 'little')),
    segment(0xe1, xmp),
    segment(0xed, iptc),
    segment(0xfe, Buffer.from('taken by Rahim Uddin')),
    jpeg.subarray(2),
  ]);

/**
 * What a JPEG says besides its picture: the name that each of its application segments begins with ('JFIF', 'Exif',
 * 'ICC_PROFILE' …), and 'comment'.
 */
export const notesOf = (jpeg: Buffer): string[] => {
  const notes: string[] = [];
  for (let place = 2; jpeg[place] === 0xff && jpeg[place + 1] !== 0xda; place += 2 + jpeg.readUInt16BE(place + 2)) {
    const marker = jpeg[place + 1] ?? 0;
    if (marker === 0xfe) notes.push('comment');
    if (marker >= 0xe0 && marker <= 0xef) notes.push(jpeg.toString('latin1', place + 4, jpeg.indexOf(0, place + 4)));
  }
  return notes;
};

/** How a picture looks: its measures, and what is in its corners, clockwise from the top left. */
export const look = (page: Page, picture: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    // As it is stored: whatever its notes may say of turning it.
    const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'none' });
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const names: Record<string, string> = {
      '100': 'red',
      '010': 'green',
      '110': 'yellow',
      '001': 'blue',
      '111': 'white',
      '000': 'black',
    };
    const at = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = pen?.getImageData(x, y, 1, 1).data ?? [];
      return names[[red, green, blue].map((value) => (value > 127 ? 1 : 0)).join('')];
    };
    const [left, right, top, bottom] = [width / 8, (width * 7) / 8, height / 8, (height * 7) / 8];
    return { width, height, corners: [at(left, top), at(right, top), at(right, bottom), at(left, bottom)] };
  }, picture.toString('base64'));
