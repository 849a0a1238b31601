import type { Build } from './build.ts';
import { ALLOY, BLACK, CHROME, INK, RUBBER, type Tones } from './colour.ts';
import { atNight, GLOW, LENS } from './night.ts';
import {
  bolt,
  dot,
  ellipse,
  fill,
  line,
  num,
  outlined,
  type Point,
  place,
  rod,
  type Station,
  seg,
  slab,
  tube,
} from './pen.ts';

export function fork({ machine, measures, chassis, look, paint }: Build): string {
  const { width, slider, crown, top, headBack } = measures.fork;
  const { upFork } = chassis;
  const station = (distance: number, across: number): Station => {
    const [x, y] = upFork(distance);
    return [x, y, across / 2];
  };
  const lower = slab(
    [station(-4, width + 1.4), station(8, width + 1.4), station(12, width), station(slider, width)],
    ALLOY,
  );
  const axleNut = bolt(chassis.front, 3.4, CHROME.hi, 1.6);
  if (machine === 'enfield') {
    return slab([station(slider - 4, width + 4), station(crown + 12, width + 6.5)], paint) + lower + axleNut;
  }
  const stanchion = slab([station(slider - 4, width - 2), station(top, width - 2)], CHROME);
  const shroudTones = look.stripe === 'pin' ? BLACK : paint;
  const shroud = slab(
    [station(crown, width + 1), station(top - 4, width + 1)],
    machine === 'yamaha' ? CHROME : shroudTones,
  );
  const yoke = (distance: number, across: number, tones: Tones): string =>
    rod(upFork(distance, headBack + 3), upFork(distance, -4), across, tones);
  return (
    stanchion +
    (look.gaiters ? gaiter(slider, crown, width, station, upFork) : '') +
    shroud +
    yoke(crown - 1, 4.5, BLACK) +
    yoke(top - 2, 4, ALLOY) +
    lower +
    axleNut
  );
}

function gaiter(
  from: number,
  to: number,
  width: number,
  station: (distance: number, across: number) => Station,
  upFork: (distance: number, back?: number) => Point,
): string {
  let folds = '';
  for (let up = from + 4; up < to - 6; up += 5) folds += seg(upFork(up, width / 2 + 1), upFork(up, -width / 2 - 1));
  return slab([station(from, width + 2.6), station(to - 4, width + 3)], RUBBER) + line(folds, RUBBER.hi, 0.9);
}

/** A spring over a damper, under its upper cover. */
export function shock({ measures }: Build, cover: Tones): string {
  const { top, bottom } = measures.shock;
  const [dx, dy] = [top[0] - bottom[0], top[1] - bottom[1]];
  const up = (share: number): Point => [bottom[0] + dx * share, bottom[1] + dy * share];
  const length = Math.hypot(dx, dy);
  const across: Point = [(-dy / length) * 6, (dx / length) * 6];
  let coils = '';
  for (let share = 0.2; share < 0.66; share += 0.075) {
    const [low, high] = [up(share), up(share + 0.05)];
    coils += seg([low[0] - across[0], low[1] - across[1]], [high[0] + across[0], high[1] + across[1]]);
  }
  return (
    rod(up(0), up(0.3), 6, BLACK) +
    line(seg(up(0.2), up(0.7)), BLACK.lo, 7) +
    line(coils, INK, 4) +
    line(coils, CHROME.mid, 2.4) +
    slab(
      [
        [...up(0.64), 7],
        [...up(0.94), 6.4],
      ],
      cover,
    ) +
    bolt(top, 3.2, CHROME.mid, 1.6) +
    bolt(bottom, 3.2, CHROME.mid, 1.6)
  );
}

export const swingarm = ({ chassis, measures }: Build): string => {
  const [axle, pivot] = [chassis.rear, measures.pivot];
  return (
    slab(
      [
        [-7, axle[1], 4.4],
        [10, axle[1] + (pivot[1] - axle[1]) * 0.1, 4.2],
        [...pivot, 4.6],
      ],
      BLACK,
    ) +
    bolt(axle, 3.7, CHROME.hi, 1.8) +
    bolt(pivot, 3.6, CHROME.mid, 2)
  );
};

/** The clamp and, behind and above it, the inner end of the grip. */
function barEnds({ machine, measures, chassis, look }: Build): { clamp: Point; grip: Point; rise: number } {
  const [x, y] = chassis.upFork(measures.fork.top, 2);
  const clamp: Point = [x + measures.clamp[0], y + measures.clamp[1]];
  const isEnfield = machine === 'enfield';
  const rise = { low: 13, standard: 23, high: 33 }[look.bars] * (isEnfield ? 0.75 : 1);
  const back = { low: 10, standard: 15, high: 20 }[look.bars] + (isEnfield ? 8 : 0);
  return { clamp, grip: [clamp[0] - back, clamp[1] - rise], rise };
}

/** Bar, lever and grip of the right hand; a mirror where one is fitted. */
export function handlebar(build: Build): string {
  const { clamp, grip, rise } = barEnds(build);
  const by = (dx: number, dy: number): string => `${num(grip[0] + dx)} ${num(grip[1] + dy)}`;
  const lever = `M${by(3, 3)}C${by(-4, 8)} ${by(-12, 9)} ${by(-24, 10)}`;
  const mirror =
    line(`M${by(6, 0)}C${by(8, -10)} ${by(12, -16)} ${by(10, -26)}`, INK, 2) +
    place([grip[0] + 10, grip[1] - 33], ellipse([0, 0], 4.4, 9, INK) + ellipse([-1, -1], 2.4, 7, CHROME.mid), -8);
  return (
    (build.look.mirror ? mirror : '') +
    tube(
      `M${num(clamp[0])} ${num(clamp[1] + 4)}C${num(clamp[0] - 1)} ${num(clamp[1] - rise * 0.6)} ${by(10, -1)} ${by(0, 0)}L${by(-8, 2)}`,
      3.6,
      CHROME,
    ) +
    line(lever, INK, 3) +
    line(lever, CHROME.mid, 1.6) +
    line(`M${by(-3, 0.5)}L${by(-23, 5)}`, INK, 7.4) +
    line(`M${by(-4, -1)}L${by(-21, 3)}`, RUBBER.hi, 1.8) +
    line(`M${by(1, -1)}L${by(1, 3)}`, INK, 6)
  );
}

/** The brake's cable from the lever down to `distance` up the fork. */
export function brakeCable(build: Build, distance: number): string {
  const { clamp, grip } = barEnds(build);
  const [x, y] = build.chassis.upFork(distance, -5);
  const bend = num(clamp[0] + 22);
  return line(
    `M${num(grip[0] + 3)} ${num(grip[1] + 2)}C${bend} ${num(grip[1] - 4)} ${bend} ${num(clamp[1] + 34)} ${num(x)} ${num(y)}`,
    INK,
    1.4,
  );
}

/** Lens and chrome rim of a headlamp that faces right, drawn around 0 0. */
export const lens = (radius: number): string => {
  const [r, half, most] = [radius, num(radius * 0.5), num(radius * 0.6)];
  return (
    outlined(`M0 ${-r}C${half}-${most} ${half} ${most} 0 ${r}Z`, LENS, 0.9) +
    line(`M0 ${-r}V${r}`, INK, 5) +
    line(`M0 ${-r}V${r}`, CHROME.mid, 3.4) +
    line(`M-.5 ${1 - r}V-2`, CHROME.hi, 1.8)
  );
};

/** What the headlamp throws on the road at night: two flat cones and a halo. It lies behind the machine. */
export const headlight = ({ chassis, measures }: Build): string => {
  const r = measures.lamp.radius;
  const cone = (reach: number, spread: number): string =>
    fill(`M0 ${-r}L${reach} ${num(-r - spread * 0.5)}V${num(r + spread)}L0 ${r}Z`, GLOW, ' opacity=".2"');
  return place(chassis.lamp, atNight(cone(640, 210) + cone(640, 80) + dot([2, 0], r * 2.1, GLOW, ' opacity=".34"')));
};

/** Two clocks behind the lamp, seen from the side as one. */
export const clocks = (at: Point): string =>
  place(
    at,
    outlined('M-9-6Q-9-9-6-9H8Q10-9 9-5L6 5Q5 8 1 8H-3Q-6 8-7 4Z', BLACK.mid, 1.2) + line('M-8-8H8', CHROME.mid, 2.2),
    -28,
  );

export const indicator = ([x, y]: Point): string =>
  line(`M${num(x)} ${num(y)}v-5`, INK, 2.4) +
  bolt([x, y], 4.4, '#E58A2B', 1.2) +
  `<circle cx="${num(x - 1.2)}" cy="${num(y - 1.2)}" r="1.4" fill="#FFD28A"/>`;

export const tailLamp = (at: Point, tilt: number): string =>
  place(at, outlined('M2-6H-7Q-12-6-12 0Q-12 5-7 5H2Z', '#B3261E') + line('M-8-3H-3', '#F08A70', 1.8), tilt);

export const sideStand = (d: string, width = 4.5): string => line(d, INK, width);
