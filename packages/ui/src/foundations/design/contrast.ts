/**
 * Returns the contrast ratio of two colours such as `#211c17` (WCAG 2.2): 1 for two equal colours, up to 21 for black on white.
 *
 * @throws RangeError for a colour that is not opaque
 */
export const contrastRatio = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Computes the "relative luminance" of WCAG 2.2: 0 for black, 1 for white. */
const luminance = (hex: string): number => {
  const [, ...channels] = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex) ?? [];
  if (channels.length === 0) throw new RangeError(`Not an opaque colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => linear(Number(`0x${channel}`) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
