/** The background colour of the image where the category's name is shown. */
export type PictureBackground = 'light' | 'dark' | 'unknown';

/**
 * The background of a category's image. It is only known for our own demo images; for every other image the name needs its
 * own background to be readable.
 *
 * @param img the image URL, absolute or root-relative.
 */
export const pictureBackground = (img: string): PictureBackground => {
  const [, brand] = /\/pictures\/brands\/(honda|yamaha|enfield)\.svg$/.exec(img) ?? [];
  if (!brand) return 'unknown';
  return brand === 'enfield' ? 'dark' : 'light';
};
