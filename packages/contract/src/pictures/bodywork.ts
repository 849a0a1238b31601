import { BRASS, CHROME, type Hex, INK, isDark, isLight, PAPER, type Tones } from './colour.ts';
import { type Look, leatherTones } from './look.ts';
import { bolt, fill, line, num, outlined, type Point, place, ring } from './pen.ts';

/** The colour of a tank's broad stripe. */
export const trimFor = (paint: Hex): Hex => {
  if (isLight(paint)) return '#7A2B22';
  return isDark(paint) ? BRASS : PAPER;
};

/** The colour of a pinstripe: gold, or ink where gold would not show. */
export const pinFor = (paint: Hex): Hex => (isLight(paint) ? INK : BRASS);

export const tankBadge = (badge: Look['badge'], at: Point, tilt: number, shade: Hex): string => {
  if (badge === 'bar') return place(at, outlined('M-12 0L-9-3.5H13L10 3.5H-10Z', BRASS, 0.8), tilt);
  return badge === 'round' ? bolt(at, 6, BRASS, 0.8) + ring(at, 3.2, shade, 1.2) : '';
};

export const fillerCap = ([x, y]: Point): string => outlined(`M${x} ${y}q1-5 7-5.5h5q6 0 6 4z`, CHROME.mid);

/** A piece of upholstery: the cushion, its shaded lower half, ribs across it, a highlight. */
export const cushion = (tones: Tones, parts: { shape: string; shade: string; shine: string; ribs?: string }): string =>
  fill(parts.shape, tones.mid) +
  fill(parts.shade, tones.lo) +
  (parts.ribs ? line(parts.ribs, tones.lo, 1.2) : '') +
  line(parts.shine, tones.hi, 1.8) +
  line(parts.shape, INK, 1);

/** The two-up seat of the Japanese machines; `drop` and `shorter` fit it to a smaller frame. */
export function dualSeat(look: Look, { drop, shorter }: { drop: number; shorter: number }): string {
  const tones = leatherTones[look.leather];
  const hump = look.seat === 'stepped' ? 6 : 1.5;
  const at = (x: number, y: number): string => `${num(x)} ${num(y + drop)}`;
  const [nose, tail] = [112 - shorter, -43 + shorter / 7];
  const shape =
    `M${at(nose, -151)}C${at(nose - 2, -160)} ${at(nose - 8, -164)} ${at(nose - 20, -165)}C${at(60, -166)} ${at(50, -165)} ${at(40, -166 - hump)}` +
    `C${at(20, -169 - hump)} ${at(-10, -169 - hump)} ${at(tail + 11, -167 - hump)}C${at(tail - 1, -165 - hump)} ${at(tail - 3, -158)} ${at(tail, -152)}L${at(20, -149)}Z`;
  const shade = `M${at(tail - 2, -157)}L${at(nose - 2, -156)}L${at(nose, -151)}L${at(20, -149)}L${at(tail, -152)}Z`;
  let ribs = '';
  if (look.seat === 'ribbed') for (let x = -30; x < nose - 24; x += 11) ribs += `M${at(x, -166)}V${num(drop - 157)}`;
  return (
    cushion(tones, {
      shape,
      shade,
      ribs,
      shine: `M${at(tail + 7, -163.5 - hump)}C${at(-10, -166 - hump)} ${at(20, -166 - hump)} ${at(40, -163 - hump)}`,
    }) +
    line(`M${at(tail + 2, -153.5)}L${at(20, -150.5)}L${at(nose - 4, -152)}`, CHROME.mid, 1.6) +
    (look.seat === 'flat' ? line(`M${at(44, -167)}V${num(drop - 150)}`, tones.lo, 3) : '')
  );
}
