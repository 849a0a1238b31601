import { BRASS, type Hex, INK, PAPER, type Tones } from '../colour.ts';
import { dice } from '../dice.ts';
import { BUTT, dot, ellipse, fill, line, num, outlined, type Point, posed, ring } from '../pen.ts';

/** What stands about in the posters. Drawn around 0 0, the foot on y = 0, in CSS pixels of the poster. */

const steel = { hi: '#EDE5D4', mid: '#B4AC9D' } as const;

const redHelmet: Tones = { hi: '#E58A6A', mid: '#B23A26', lo: '#7A2420' };
export const yellowHelmet: Tones = { hi: '#FFF0C8', mid: '#E3B566', lo: '#A8741F' };

/** An open-face helmet with a stripe, visor to the right. */
export const helmet = (tones: Tones = redHelmet): string =>
  outlined('M-46-2C-50-48-26-74 4-74C36-74 54-52 54-30L50-6C44 2 34 6 24 6H-34Q-44 6-46-2Z', tones.mid, 2) +
  fill('M-46-2C-47-14-46-24-42-34C-34-12-8-6 26-12L24 6H-34Q-44 6-46-2Z', tones.lo) +
  outlined('M52-36C38-36 26-28 24-14C24-4 25 2 27 6C36 6 46 2 50-6L54-30Z', INK, 2) +
  fill('M46-30C38-29 31-24 29-16V-6L34-22Z', '#5A5048') +
  line('M-46-20C-40-46-16-56 44-44', PAPER, 7, BUTT) +
  line('M-30-56C-22-65-10-69 2-69', tones.hi, 5) +
  line('M24-22Q40-34 54-32', '#D8CBB0', 3) +
  line('M-2 6C2 20 16 22 26 12', INK, 3.5);

const tubing = (d: string, width: number): string =>
  line(d, INK, width + 3) +
  line(d, '#8C3026', width) +
  line(d, '#D98A6B', width * 0.28, ' transform="translate(-1.500 -1.500)"');

/**
 * A paddock stand from the side, its roller on 0 0: a cradle that takes the rear axle 57 above the floor, and a long
 * lever to lift it with.
 */
export const paddockStand = (): string =>
  tubing('M-12-9L4-46', 6) +
  tubing('M8-9L-6-50M8-9H-112L-136-22', 8) +
  tubing('M-2-38L-58-9', 5) +
  outlined('M-22-68L-17-50H7L12-68H4L0-58H-10L-14-68Z', '#3A332C', 2) +
  line('M-134-21L-158-34', INK, 11) +
  line('M-138-26L-155-35', '#7A6E60', 2.5) +
  [8, -104].map((x) => dot([x, -9], 9, INK) + dot([x, -9], 4, steel.mid)).join('');

/** A drip tray, its rim on y = 0. */
export const dripTray = (): string =>
  outlined('M-50 0H50L42 13Q40 16 36 16H-36Q-40 16-42 13Z', '#A9A294', 2) +
  fill('M-42 2H44L42 13Q40 16 36 16H-36Q-40 16-42 13Z', '#77716A') +
  ellipse([0, 0], 50, 5, '#D3CABB', ` stroke="${INK}" stroke-width="2"`) +
  ellipse([0, 1], 38, 2.8, INK);

export const oilDrop = (): string =>
  outlined('M0-22C7-10 9-5 9 0A9 9 0 0 1-9 0C-9-5-7-10 0-22Z', '#2B2622', 1.5) + line('M-5 0Q-4 4-1 5', '#8A7E70', 2);

/** A roadside stone: white, its head yellow; the lettering has weathered away. */
export const milestone = (): string =>
  outlined('M-46 0V-96C-46-128-28-142 0-142S46-128 46-96V0Z', '#FBF5E6', 2) +
  fill('M22-137C38-130 46-118 46-96V0H22Z', '#D8CBB0') +
  outlined('M-46-92C-46-128-28-142 0-142S46-128 46-92Z', '#E0A526', 2) +
  fill('M22-137C38-130 46-118 46-92H22Z', '#B57F14') +
  line('M-34-104C-32-120-24-130-12-132', '#F7D98A', 5) +
  line('M-26-66H12M-18-46H4', '#9A9080', 7) +
  line('M-26-22H-8', '#9A9080', 5);

/** A strip of grass of bent blades along the poster's foot: `height` tall at most, roots `deep` below 0. */
export function grass(width: number, height: number, colour: Hex, seed: string, deep = 60): string {
  const fall = dice(`grass/${seed}`);
  let d = `M-10 ${deep}V0`;
  for (let x = -10; x < width + 10; ) {
    const [blade, tall, bend] = [7 + fall.next() * 9, height * (0.35 + fall.next() * 0.65), (fall.next() - 0.4) * 22];
    const [tipX, tipY] = [num(x + blade / 2 + bend), num(-tall)];
    d += `Q${num(x + blade * 0.2)} ${num(-tall * 0.6)} ${tipX} ${tipY}Q${num(x + blade * 0.9)} ${num(-tall * 0.4)} ${num(x + blade)} 0`;
    x += blade;
  }
  return fill(`${d}V${deep}Z`, colour);
}

/** An open-ended spanner that hangs from its upper jaw. */
const spanner = (length: number): string =>
  outlined(
    `M-4 12L-5 ${length - 14}C-12 ${length - 10}-13 ${length}-8 ${length + 6}L-5 ${length - 3}H5L8 ${length + 6}C13 ${length} 12 ${length - 10} 5 ${length - 14}L4 12C12 9 13-2 7-8L5 2H-5L-7-8C-13-2-12 9-4 12Z`,
    steel.mid,
    1.6,
  ) + line(`M-2 14V${length - 16}`, steel.hi, 2);

const hammer = (): string =>
  outlined('M-20-22H28Q36-20 36-10V0H14V4H0V0H-20Q-28 0-28-11T-20-22Z', '#8A8378', 1.6) +
  outlined('M1 4H13L15 108Q7 114-1 108Z', '#9C5A34', 1.6) +
  line('M-16-16H22', '#D3CABB', 3);

const screwdriver = (handle: Hex): string =>
  outlined('M-8 0H8L6 46H-6Z', handle, 1.6) +
  line('M-4 4L-3 40', '#FFE9C4', 2) +
  line('M0 48V106', INK, 6) +
  line('M0 48V104', '#D3CABB', 3.4);

const gearRing = (): string =>
  ring([0, 0], 22, INK, 7, ' stroke-dasharray="5 3"') + ring([0, 0], 19, INK, 9) + ring([0, 0], 19, steel.mid, 6);

/** A pegboard of tools, its upper left corner at 0 0: 380 × 190. */
export function pegboard(): string {
  const hung = (at: Point, tool: string): string => posed(at, 1, tool);
  const handles: Hex[] = ['#B23A26', '#1F6B6A', '#C8801F'];
  return (
    fill('M6 0H374Q380 0 380 6V184Q380 190 374 190H6Q0 190 0 184V6Q0 0 6 0Z', '#5E2A21') +
    fill('M10 6H370Q374 6 374 10V184H6V10Q6 6 10 6Z', '#E0BE84') +
    fill('M6 172H374V184H6Z', '#C39B5E') +
    [104, 88, 74, 62].map((length, i) => hung([38 + i * 30, 32], spanner(length))).join('') +
    hung([190, 44], hammer()) +
    handles.map((handle, i) => hung([254 + i * 28, 26], screwdriver(handle))).join('') +
    hung([344, 52], ring([0, 0], 17, INK, 9) + ring([0, 0], 17, '#4A433C', 6)) +
    hung([344, 112], gearRing())
  );
}

/** A workbench, its left foot's outer edge over 36, its feet on y = 154; the top is at 0, 16 to 398. */
export const bench = (): string =>
  outlined('M36 20H60V154H36ZM352 20H376V154H352Z', '#7A4A2B', 2) +
  fill('M50 20H60V154H50ZM366 20H376V154H366Z', '#553019') +
  outlined('M36 98H376V112H36Z', '#7A4A2B', 2) +
  outlined('M16 0H398V24H16Z', '#A8703F', 2) +
  fill('M17 14H397V23H17Z', '#7A4A2B') +
  line('M22 5H380', '#D9A871', 3) +
  // drawer
  outlined('M72 24H186V76H72Z', '#1F5B44', 2) +
  line('M110 53H148', '#E3B566', 6) +
  line('M78 33H178', '#5E9A7C', 3) +
  // vice
  outlined('M78 0V-18H70V-40H118V-32H98V-18H112V0Z', '#4F6A78', 2) +
  outlined('M118-42H142V-26H118Z', '#4F6A78', 2) +
  line('M142-34H162M162-46V-20', INK, 5) +
  line('M74-36H112', '#8FAAB6', 3) +
  // oil can
  outlined('M206 0V-26Q206-32 212-32H240Q246-32 246-26V0Z', '#B23A26', 2) +
  fill('M232-31H240Q245-33 245-26V-1H232Z', '#7A2420') +
  outlined('M216-32L222-46H230L236-32Z', BRASS, 2) +
  line('M226-46L262-68', INK, 4) +
  line('M212-24V-8', '#E58A6A', 3) +
  // tool box
  line('M64 86Q64 74 84 74T104 86', INK, 3) +
  outlined('M40 112V86H128V112Z', '#8C3026', 2) +
  line('M46 92H120', '#D98A6B', 3);

/** A scissor lift, its platform's upper edge on y = 0, 430 to 912. */
export const lift = (): string =>
  outlined('M470 32H884L900 48H454Z', '#4A433C', 2) +
  line('M548 30L760 12M796 30L584 12', INK, 11) +
  line('M548 30L760 12M796 30L584 12', '#8A8378', 7) +
  outlined('M430 0H912V12H430Z', '#8C3026', 2) +
  line('M436 3H900', '#D98A6B', 3) +
  dot([672, 21], 3, INK);
