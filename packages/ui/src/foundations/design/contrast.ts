/** A colour as its red, green and blue channels, each 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/**
 * Returns the contrast ratio of two colours (WCAG 2.2): 1 for two equal colours, up to 21 for black on white.
 *
 * @param foreground @param background colours without transparency, as a browser computes them: `rgb(33, 28, 23)`.
 * @throws RangeError for any other notation
 */
export const contrastRatio = (foreground: string, background: string): number => {
  const [darker = 0, lighter = 0] = [luminance(channelsOf(foreground)), luminance(channelsOf(background))].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
};

const channelsOf = (colour: string): Channels => {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
  if (!red) throw new RangeError(`Not an opaque rgb() colour: ${colour}`);
  return [Number(red), Number(green), Number(blue)];
};

/** Computes the "relative luminance" of WCAG 2.2: 0 for black, 1 for white. */
const luminance = ([red, green, blue]: Channels): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
