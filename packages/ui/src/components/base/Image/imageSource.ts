/**
 * Returns the image URL of a bike or a category if it is safe. Allowed are http, https, and paths on our own origin.
 * Rejected are all other URLs (`javascript:`, `data:`, `blob:`, `//host`), URLs with a user name, and URLs of 2,000
 * characters or more.
 *
 * @returns undefined if a placeholder must be shown.
 */
export const imageSource = (img: string): string | undefined => {
  const isOwnPath = /^\/(?![/\\])/.test(img);
  const isWebAddress = /^https?:\/\/[^/\\?#@]+([/?#]|$)/i.test(img);
  return img.length < 2000 && (isOwnPath || isWebAddress) ? img : undefined;
};
