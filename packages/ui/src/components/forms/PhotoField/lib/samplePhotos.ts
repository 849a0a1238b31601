type SamplePhoto = { name?: string; type?: 'image/png' | 'image/jpeg' | 'image/webp'; width?: number; height?: number };

/** A file for stories, really drawn and encoded: the field looks at its bytes. */
export const samplePhoto = async ({
  name = 'rx100-left-side.png',
  type = 'image/png',
  width = 320,
  height = 200,
}: SamplePhoto = {}): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#f7d7a6';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#1f5b44';
    pen.fillRect(0, height * 0.75, width, height * 0.25);
  }
  return new File([await canvas.convertToBlob({ type })], name, { type });
};

/** The beginning of a PNG that says it is 20,000 by 20,000 pixels: 45 bytes that would unpack to 1.6 GB. */
export const pixelBomb = (): File => {
  const bytes = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAATiAAAE4gCAIAAABsEtFuAAAAAElEQVQ1rwYe'), (letter) =>
    letter.charCodeAt(0),
  );
  return new File([bytes], 'bomb.png', { type: 'image/png' });
};
