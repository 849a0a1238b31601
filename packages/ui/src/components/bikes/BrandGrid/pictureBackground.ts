/** The background colour of a category's image, at the position of the category's name. */
export type PictureBackground = 'light' | 'dark' | 'unknown';

/**
 * Finds the background colour of a category's image. It is only known for our own demo images; on every other image the
 * name needs a background to be readable.
 *
 * @param img the image URL, absolute or root-relative.
 */
export const pictureBackground = (img: string): PictureBackground => {
  const [, brand] = /\/pictures\/brands\/(honda|yamaha|enfield)\.svg$/.exec(img) ?? [];
  if (!brand) return 'unknown';
  return brand === 'enfield' ? 'dark' : 'light';
};
