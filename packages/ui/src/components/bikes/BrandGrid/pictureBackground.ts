/** What the name of a brand would be lettered on. */
export type PictureBackground = 'pale' | 'dusk' | 'unknown';

/**
 * The sky of a brand's picture. We know those that we drew; on anybody else's, letters have no ground to rely on.
 *
 * @param img the picture's address, absolute or root-relative.
 */
export const pictureBackground = (img: string): PictureBackground => {
  const [, brand] = /\/pictures\/brands\/(honda|yamaha|enfield)\.svg$/.exec(img) ?? [];
  if (!brand) return 'unknown';
  return brand === 'enfield' ? 'dusk' : 'pale';
};
