/** Whether a category's image is light or dark behind the category's name. */
export type ImageBackground = 'light' | 'dark' | 'unknown';

/**
 * Returns the background of a category's image. It is known only for our own demo images. In front of any other image the
 * name needs a background of its own, so that the user can read it.
 *
 * @param img the image URL, absolute or root-relative.
 */
export const imageBackground = (img: string): ImageBackground => {
  const [, brand] = /\/pictures\/brands\/(honda|yamaha|enfield)\.svg$/.exec(img) ?? [];
  if (!brand) return 'unknown';
  return brand === 'enfield' ? 'dark' : 'light';
};
