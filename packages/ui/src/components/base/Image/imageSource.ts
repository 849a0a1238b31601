/**
 * Returns the image URL of a bike or a category if it is safe. URLs with http and https are allowed, and paths on our own
 * origin. All other URLs (`javascript:`, `data:`, `blob:`, `//host`), URLs with a user name, and URLs of 2,000 characters
 * or more are rejected.
 *
 * @returns undefined if a placeholder must be shown.
 */
export const imageSource = (img: string): string | undefined => {
  const isOwnPath = /^\/(?![/\\])/.test(img);
  const isWebAddress = /^https?:\/\/[^/\\?#@]+([/?#]|$)/i.test(img);
  return img.length < 2000 && (isOwnPath || isWebAddress) ? img : undefined;
};
