/**
 * Returns the image URL if it is safe: http, https, or a path on our own origin; without a user name, and shorter than
 * 2,000 characters. Otherwise undefined: a placeholder must be shown.
 */
export const imageSource = (img: string): string | undefined => {
  const isOwnPath = /^\/(?![/\\])/.test(img);
  const isWebAddress = /^https?:\/\/[^/\\?#@]+([/?#]|$)/i.test(img);
  return img.length < 2000 && (isOwnPath || isWebAddress) ? img : undefined;
};
