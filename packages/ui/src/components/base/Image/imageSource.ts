/** Undefined unless it is http, https or a path of our own, without a user name, below 2,000 characters. */
export const imageSource = (img: string): string | undefined => {
  const isOwnPath = /^\/(?![/\\])/.test(img);
  const isWebAddress = /^https?:\/\/[^/\\?#@]+([/?#]|$)/i.test(img);
  return img.length < 2000 && (isOwnPath || isWebAddress) ? img : undefined;
};
