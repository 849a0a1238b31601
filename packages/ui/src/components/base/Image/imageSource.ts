/**
 * A picture's address from a listing, if a browser may be sent there: http, https, or a path on our own origin. Whatever
 * else a listing holds (`javascript:`, `data:`, `blob:`, `//host`, an address of 2,000 characters) is no picture.
 *
 * @returns the address, or undefined where a placeholder belongs.
 */
export const imageSource = (img: string): string | undefined => {
  const isOwnPath = /^\/(?![/\\])/.test(img);
  const isWebAddress = /^https?:\/\/[^/\\?#@]+([/?#]|$)/i.test(img);
  return img.length < 2000 && (isOwnPath || isWebAddress) ? img : undefined;
};
