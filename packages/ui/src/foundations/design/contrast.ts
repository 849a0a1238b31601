/** A colour as its channels, each 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/**
 * How well two colours can be told apart, by WCAG 2.2 ("contrast ratio"): 1 for the same colour, 21 for black on white.
 *
 * @param one @param other colours without transparency, as a browser computes them: `rgb(33, 28, 23)`.
 * @throws RangeError when either is written in another way.
 */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(channelsOf(one)), luminance(channelsOf(other))].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const channelsOf = (colour: string): Channels => {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
  if (!red) throw new RangeError(`Not a solid colour as a browser computes it: ${colour}`);
  return [Number(red), Number(green), Number(blue)];
};

/** WCAG 2.2, "relative luminance": 0 for black, 1 for white. */
const luminance = ([red, green, blue]: Channels): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
