import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxPhotoBytes, validatePhoto } from './validatePhoto.ts';

const decode = vi.fn<(file: File) => Promise<{ close(): void }>>();

beforeEach(() => {
  decode.mockReset();
  decode.mockResolvedValue({ close: () => undefined });
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

const pngOfSize = (length: number) => {
  const bytes = new Uint8Array(length);
  bytes.set(pngOf(100, 100));
  return bytes;
};

test('validatePhoto accepts a photo of up to 10 MB and 25 megapixels', async () => {
  expect(await validatePhoto(fileOf(pngOfSize(maxPhotoBytes)))).toBeUndefined();
  expect(await validatePhoto(fileOf(pngOf(6250, 4000)))).toBeUndefined();
  expect(decode).toHaveBeenCalledTimes(2);
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>', 'wrongKind'],
  ['an HTML page', '<!doctype html><title>Honda</title><script>alert(1)</script>', 'wrongKind'],
  ['a PDF', '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj', 'wrongKind'],
  ['a video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom moov', 'wrongKind'],
  ['an animated GIF', 'GIF89a\x10\0\x0a\0\x91\0\0!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'wrongKind'],
  ["an iPhone's HEIC", '\0\0\0\x18ftypheic\0\0\0\0mif1heic meta', 'heic'],
  ['an empty file', '', 'empty'],
  [
    'a JPEG cut off in its header',
    '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x11',
    'unreadable',
  ],
])(
  'U2: validatePhoto rejects %s with the name honda.jpg because of its bytes, and does not decode it',
  async (_, text, error) => {
    expect(await validatePhoto(fileOf(bytesOf(text)))).toBe(error);
    expect(decode).not.toHaveBeenCalled();
  },
);

test('U2: validatePhoto rejects a photo as damaged when the photo cannot be decoded or has been deleted', async () => {
  decode.mockRejectedValue(new DOMException('The source image could not be decoded.', 'InvalidStateError'));
  expect(await validatePhoto(fileOf(pngOf(100, 100)))).toBe('unreadable');

  const deletedFile = fileOf(pngOf(100, 100));
  deletedFile.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await validatePhoto(deletedFile)).toBe('unreadable');
});

test('U3: validatePhoto rejects a photo of 50 MB without reading it', async () => {
  const huge = fileOf(pngOfSize(50 * 1024 * 1024));
  const read = vi.spyOn(huge, 'arrayBuffer');
  expect(await validatePhoto(huge)).toBe('tooLarge');
  expect(await validatePhoto(fileOf(pngOfSize(maxPhotoBytes + 1)))).toBe('tooLarge');
  expect(read).not.toHaveBeenCalled();
  expect(decode).not.toHaveBeenCalled();
});

test('U3: validatePhoto rejects a PNG without decoding it when its header has the size 20,000 × 20,000 px', async () => {
  expect(await validatePhoto(fileOf(pngOf(20_000, 20_000)))).toBe('tooManyPixels');
  expect(await validatePhoto(fileOf(pngOf(6251, 4000)))).toBe('tooManyPixels');
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  ['1 by 1', 1, 1, 'tooSmall'],
  ['1 by 60,000', 1, 60_000, 'tooSmall'],
  ['99 by 400', 99, 400, 'tooSmall'],
  ['501 by 100', 501, 100, 'tooNarrow'],
  ['200 by 1,001', 200, 1001, 'tooNarrow'],
])(
  'U3: validatePhoto rejects a photo without decoding it when its header has the size %s px',
  async (_, width, height, error) => {
    expect(await validatePhoto(fileOf(pngOf(width, height)))).toBe(error);
    expect(decode).not.toHaveBeenCalled();
  },
);

test('validatePhoto accepts a photo of 100 by 100 px, and photos whose sides have a ratio of 5 to 1', async () => {
  expect(await validatePhoto(fileOf(pngOf(100, 100)))).toBeUndefined();
  expect(await validatePhoto(fileOf(pngOf(500, 100)))).toBeUndefined();
  expect(await validatePhoto(fileOf(pngOf(200, 1000)))).toBeUndefined();
});
