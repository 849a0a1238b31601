/** Each fills a square of whole JPEG blocks, so that the encoder keeps it. */
const colours = ['#e03020', '#208040', '#2040c0', '#f0f0f0'];
const squareSize = 32;

/** Of one colour value. JPEG changes colours a little, and some browsers change the lowest bit of a few pixels. */
const tolerance = 24;

const draw = (image: ImageBitmap | null): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(squareSize * colours.length, squareSize).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('This browser has no canvas.');
  if (image) context.drawImage(image, 0, 0);
  else {
    for (const [index, colour] of colours.entries()) {
      context.fillStyle = colour;
      context.fillRect(index * squareSize, 0, squareSize, squareSize);
    }
  }
  return context;
};

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** The edges are left out, because JPEG blurs them. */
const hasColours = (context: OffscreenCanvasRenderingContext2D): boolean =>
  colours.every((colour, index) => {
    const inner = squareSize / 2;
    const { data } = context.getImageData(index * squareSize + inner / 2, inner / 2, inner, inner);
    const channels = [...channelsOf(colour), 255];
    return data.every((value, at) => Math.abs(value - (channels[at % 4] ?? 0)) <= tolerance);
  });

/** Browsers that protect against tracking give pages other pixels without an error. The user can allow it. */
export const isCanvasExact = async (encode: (canvas: OffscreenCanvas) => Promise<Blob>): Promise<boolean> => {
  try {
    const image = await createImageBitmap(await encode(draw(null).canvas));
    return hasColours(draw(image));
  } catch {
    return false;
  }
};
