import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preparePhoto } from './preparePhoto.ts';
import { maxPhotoBytes, validatePhoto } from './validatePhoto.ts';

const decode = vi.fn();

beforeEach(() => {
  decode.mockReset();
  vi.stubGlobal('createImageBitmap', decode);
});
afterEach(() => vi.unstubAllGlobals());

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'honda.jpg', { type: 'image/jpeg' });

/** Returns the header of a PNG file of this size, without image data. */
const pngOf = (width: number, height: number) => {
  const bytes = bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0');
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

const fileOfSize = (size: number) => {
  const file = fileOf(pngOf(100, 100));
  return Object.defineProperty(file, 'size', { value: size });
};

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>', 'wrongKind'],
  ['a video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom moov', 'wrongKind'],
  ['an empty file', '', 'empty'],
])(
  'U2: preparePhoto rejects %s with the name honda.jpg because of its bytes, and does not decode it',
  async (_, text, error) => {
    expect(await preparePhoto(fileOf(bytesOf(text)))).toBe(error);
    expect(decode).not.toHaveBeenCalled();
  },
);

test('U2: preparePhoto rejects a file that the browser cannot read', async () => {
  const deletedFile = fileOf(pngOf(100, 100));
  deletedFile.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await preparePhoto(deletedFile)).toBe('notRead');
});

test('U3: preparePhoto rejects a photo of more than 60 MB without reading it', async () => {
  expect(maxPhotoBytes).toBe(60 * 1024 * 1024);
  const huge = fileOfSize(maxPhotoBytes + 1);
  const read = vi.spyOn(huge, 'arrayBuffer');
  expect(await preparePhoto(huge)).toBe('tooLarge');
  expect(read).not.toHaveBeenCalled();
  const large = fileOfSize(maxPhotoBytes);
  expect(await preparePhoto(large)).not.toBe('tooLarge');
});

test('U3: preparePhoto rejects a PNG without decoding it when its header has more than 200 megapixels', async () => {
  expect(await preparePhoto(fileOf(pngOf(20_000, 20_000)))).toBe('tooManyPixels');
  expect(await preparePhoto(fileOf(pngOf(20_001, 10_000)))).toBe('tooManyPixels');
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  ['48 megapixels', 8_000, 6_000],
  ['100 by 100 px', 100, 100],
])('U3: validatePhoto accepts a photo of %s', (_, width, height) => {
  expect(validatePhoto(pngOf(width, height))).toEqual({ width, height });
});

test.each([
  ['1 by 1', 1, 1, 'tooSmall'],
  ['99 by 400', 99, 400, 'tooSmall'],
])(
  'U3: preparePhoto rejects a photo without decoding it when its header has the size %s px',
  async (_, width, height, error) => {
    expect(await preparePhoto(fileOf(pngOf(width, height)))).toBe(error);
    expect(decode).not.toHaveBeenCalled();
  },
);
