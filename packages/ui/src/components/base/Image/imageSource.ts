/**
 * Checks the image URL of a bike or a category. Allowed: http, https, or a path on our own origin. Rejected: everything
 * else (`javascript:`, `data:`, `blob:`, `//host`, URLs with a user name, 2,000 characters or more).
 *
 * @returns the URL, or undefined if a placeholder must be shown.
 */
export const imageSource = (img: string): string | undefined => {
  const isOwnPath = /^\/(?![/\\])/.test(img);
  const isWebAddress = /^https?:\/\/[^/\\?#@]+([/?#]|$)/i.test(img);
  return img.length < 2000 && (isOwnPath || isWebAddress) ? img : undefined;
};
