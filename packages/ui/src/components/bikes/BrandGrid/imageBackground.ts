/** Whether a category's image is light or dark behind the category's name. */
type ImageBackground = 'light' | 'dark' | 'unknown';

/**
 * Known only for our own demo images. In front of any other image the name needs a background of its own.
 * @param img absolute or root-relative
 */
export const imageBackground = (img: string): ImageBackground => {
  const [, brand] = /\/pictures\/brands\/(honda|yamaha|enfield)\.svg$/.exec(img) ?? [];
  if (!brand) return 'unknown';
  return brand === 'enfield' ? 'dark' : 'light';
};
