import type { Build } from './build.ts';
import { ALLOY, BLACK, BRASS, CHROME, type Hex, INK, RUBBER, type Tones } from './colour.ts';
import { arc, BUTT, bolt, dot, line, num, type Point, place, polar, pt, ring, type Station, seg, slab } from './pen.ts';

/** How far apart two neighbours of the spoke star lie, in degrees: 18 nipples, two crossed spokes each, one closed line. */
const SPOKE_STEP = 50;
const NIPPLES = 18;
const hubOrigin: Point = [0, 0];

function spokes(rim: number, flange: number): string {
  const corners: Point[] = [];
  for (let i = 0; i < NIPPLES; i += 1) {
    corners.push(polar(hubOrigin, rim, i * 2 * SPOKE_STEP + 3), polar(hubOrigin, flange, (i * 2 + 1) * SPOKE_STEP + 3));
  }
  return `M${corners.map(pt).join('L')}Z`;
}

function discBrake(radius: number): string {
  const band = radius - 5;
  return (
    ring(hubOrigin, band, INK, 12) +
    ring(hubOrigin, band, CHROME.mid, 10) +
    line(arc(hubOrigin, band, 200, 265), CHROME.hi, 10, BUTT) +
    ring(hubOrigin, radius - 4, CHROME.lo, 2, ' stroke-dasharray="2 7"') +
    bolt(hubOrigin, 9, ALLOY.mid)
  );
}

/**
 * Both wheels: the rear one is drawn, the front one is a `<use>` of it. The id names what is drawn, so two machines in
 * one picture may share it.
 */
export function wheels({ machine, measures, chassis, look, spoke, grid }: Build): string {
  const { radius, tyre, hub } = measures.wheel;
  const rim = radius - tyre - 4.6;
  const tanWall: Hex = '#C79A62';
  const id = `w${machine[0]}${look.tanWalls ? 1 : 0}${spoke.slice(1)}${grid}`;
  const wheel =
    line(spokes(rim + 1, hub * 0.82), spoke, 0.8) +
    ring(hubOrigin, radius - tyre / 2, RUBBER.mid, tyre) +
    (look.tanWalls
      ? ring(hubOrigin, radius - tyre + 2, tanWall, 3.4)
      : ring(hubOrigin, radius - tyre + 3, RUBBER.hi, 0.8)) +
    line(arc(hubOrigin, radius - 2.2, 188, 282), RUBBER.hi, 2) +
    ring(hubOrigin, rim + 2.3, CHROME.mid, 4.6) +
    line(arc(hubOrigin, rim + 2.3, 195, 275), CHROME.hi, 3) +
    line(arc(hubOrigin, rim + 2.3, 350, 430), CHROME.lo, 3) +
    ring(hubOrigin, rim, INK, 0.7) +
    bolt(hubOrigin, hub, ALLOY.mid) +
    line(arc(hubOrigin, hub - 2, 185, 290), ALLOY.hi, 2.4) +
    ring(hubOrigin, hub * 0.55, ALLOY.lo, 1.4);
  return (
    `<g id="${id}" transform="translate(0 ${-radius})">${wheel}</g><use href="#${id}" x="${measures.wheelbase}"/>` +
    (measures.disc ? place(chassis.front, discBrake(measures.disc)) : '')
  );
}

/** Rear sprocket, gearbox sprocket, and the two runs of chain that touch both. */
export function chain({ chassis, measures }: Build): string {
  const { at, radius } = measures.sprocket;
  const [x, y] = chassis.rear;
  const rear = 18;
  const runs = `${seg([x, y - rear], [at[0], at[1] - radius])}${seg([x, y + rear], [at[0], at[1] + radius])}`;
  return (
    ring(chassis.rear, rear, BLACK.mid, 5) +
    dot(at, radius + 1, BLACK.mid) +
    line(runs, INK, 3.2) +
    line(runs, BRASS, 1.1, ` stroke-dasharray="2 2"${BUTT}`)
  );
}

/** A mudguard round an axle, clockwise in degrees: `depth` deep in the middle, `edge` at its ends. */
export function mudguard(
  axle: Point,
  shape: { radius: number; from: number; to: number; edge: number; depth: number; steps?: number },
  tones: Tones,
): string {
  const { radius, from, to, edge, depth, steps = 7 } = shape;
  const stations: Station[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const share = i / steps;
    const half = (edge + (depth - edge) * Math.sin(Math.PI * share) ** 0.55) / 2;
    const [x, y] = polar(axle, radius - half, from + (to - from) * share);
    stations.push([x, y, half]);
  }
  return slab(stations, tones);
}

/** Where the tyres touch the ground: a soft shadow, a hard one, and the flat of each tyre. */
export function groundShadow(wheelbase: number): string {
  const middle = wheelbase / 2;
  const shade = (dx: number, y: number, width: number, height: number, opacity: string): string =>
    `<ellipse cx="${num(middle + dx)}" cy="${y}" rx="${num(middle + width)}" ry="${height}" fill="${INK}" opacity="${opacity}"/>`;
  return (
    shade(8, 2, 78, 11, '.16') +
    shade(4, 1, 48, 6, '.3') +
    line(`M-16 .5H22M${wheelbase - 16} .5h38`, INK, 3.4, ' opacity=".6"')
  );
}
