/** A colour as '#RRGGBB'. */
export type Hex = `#${string}`;

/** One material as a poster prints it: three flat inks, light from the upper left. */
export type Tones = { hi: Hex; mid: Hex; lo: Hex };

export const INK: Hex = '#211C17';
export const PAPER: Hex = '#F6F1E7';
/** The red of the brand: the gear of the logo and the icon (`--gear` in the theme, icon.svg), and the poster's own machine. */
export const OXBLOOD: Hex = '#9B2C1F';
export const BRASS: Hex = '#D9A441';

export const CHROME: Tones = { hi: '#FFFBEE', mid: '#D2CBC0', lo: '#888079' };
export const ALLOY: Tones = { hi: '#E6DECD', mid: '#B4AC9D', lo: '#7C756B' };
export const BLACK: Tones = { hi: '#6A5F55', mid: '#332C27', lo: '#1B1714' };
export const RUBBER: Tones = { hi: '#5A5048', mid: '#2B2622', lo: '#1B1714' };

const channel = (hex: Hex, at: 1 | 3 | 5): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** Red, green and blue, 0 to 255. */
export const rgb = (hex: Hex): [red: number, green: number, blue: number] => [
  channel(hex, 1),
  channel(hex, 3),
  channel(hex, 5),
];

const printed = (channels: readonly number[]): Hex =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** '#E3B566' as '#eb6' when no channel moves by more than the tolerance. */
export function shortHex(hex: Hex, tolerance: number): string {
  const channels = rgb(hex);
  const steps = channels.map((value) => Math.round(value / 17));
  const close = channels.every((value, i) => Math.abs(value - (steps[i] ?? 0) * 17) <= tolerance);
  return close ? `#${steps.map((step) => step.toString(16)).join('')}` : hex;
}

/** `from` at 0, `to` at 1. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = rgb(to);
  return printed(rgb(from).map((value, i) => value + ((target[i] ?? value) - value) * share));
}

/** How light a colour looks: 0 black, 1 white. */
export function luma(hex: Hex): number {
  const [red, green, blue] = rgb(hex);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

export const isLight = (hex: Hex): boolean => luma(hex) > 0.5;
export const isDark = (hex: Hex): boolean => luma(hex) < 0.25;

/** Paint in the sun: warm in the light, plum in the shade. Dark paint reflects less. */
export const paintTones = (mid: Hex): Tones => ({
  hi: mix(mid, '#FFE9C4', isDark(mid) ? 0.34 : 0.42),
  mid,
  lo: mix(mid, '#1A0E12', 0.36),
});

/** Lightness and the two colour axes of Oklab, in which equal distances look equal (Björn Ottosson, 2020). */
function oklab(hex: Hex): [number, number, number] {
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = rgb(hex);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far apart two colours look: 0 the same, 1 black and white. */
export function distance(one: Hex, other: Hex): number {
  const [l, a, b] = oklab(one);
  const [l2, a2, b2] = oklab(other);
  return Math.hypot(l - l2, a - a2, b - b2);
}
