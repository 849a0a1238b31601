/** What the name of a brand would be lettered on. */
export type Sky = 'pale' | 'dusk' | 'unknown';

/**
 * The sky of a brand's picture. We know those that we drew; on anybody else's, letters have no ground to rely on.
 *
 * @param img the picture's address, absolute or root-relative.
 */
export const skyOf = (img: string): Sky => {
  const [, marque] = /\/pictures\/brands\/(honda|yamaha|enfield)\.svg$/.exec(img) ?? [];
  if (!marque) return 'unknown';
  return marque === 'enfield' ? 'dusk' : 'pale';
};
