/** As much as the image host takes, in bytes: 10 MB. */
export const largestPhoto = 10 * 1024 * 1024;

/** In pixels. Phones take up to 50 megapixels; a small file that claims more would only fill the memory. */
export const mostPixels = 50_000_000;

/**
 * What the image host keeps, and how each begins, whatever its name says. The host looks at the same bytes
 * (`contract/src/photos.ts`), but that file is the server's and brings its whole front desk along.
 */
const beginnings = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
};

export const photoTypes = Object.keys(beginnings);

export type PhotoRefusal = 'wrongKind' | 'tooLarge' | 'tooManyPixels' | 'unreadable';

/** Why a file cannot be the photo of a bike; undefined when it can. It is never decoded before its measures are known. */
export const photoRefusal = async (file: File): Promise<PhotoRefusal | undefined> => {
  if (file.size > largestPhoto) return 'tooLarge';
  if (!(await beginsAsAPhoto(file))) return 'wrongKind';
  const pixels = await pixelsOf(file);
  if (pixels > mostPixels) return 'tooManyPixels';
  return pixels > 0 && (await isWhole(file)) ? undefined : 'unreadable';
};

const beginsAsAPhoto = async (file: File): Promise<boolean> => {
  const bytes = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer()); // deleted or renamed since it was chosen
  const beginning = String.fromCharCode(...new Uint8Array(bytes));
  return Object.values(beginnings).some((pattern) => pattern.test(beginning));
};

/** The browser reads the measures from the header and paints nothing, because the image is never shown. 0 if it cannot. */
const pixelsOf = (file: File): Promise<number> =>
  new Promise((resolve) => {
    const image = new Image();
    const url = URL.createObjectURL(file);
    const settle = () => {
      URL.revokeObjectURL(url);
      resolve(image.naturalWidth * image.naturalHeight);
    };
    image.onload = settle;
    image.onerror = settle;
    image.src = url;
  });

/** An `img` shows the upper half of a photo that was cut off; a bitmap is made of the whole of it or not at all. */
const isWhole = async (file: File): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};
