type SamplePhoto = { name?: string; type?: 'image/png' | 'image/jpeg' | 'image/webp'; width?: number; height?: number };

/** A real image file, because PhotoField checks the bytes. */
export const samplePhoto = async ({
  name = 'rx100-left-side.png',
  type = 'image/png',
  width = 320,
  height = 200,
}: SamplePhoto = {}): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#f7d7a6';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#1f5b44';
    context.fillRect(0, height * 0.75, width, height * 0.25);
  }
  return new File([await canvas.convertToBlob({ type })], name, { type });
};
