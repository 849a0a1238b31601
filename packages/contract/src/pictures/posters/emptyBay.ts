import { INK } from '../colour.ts';
import { chassisOf, proportions } from '../marques.ts';
import { arc, BUTT, dot, ellipse, fill, line, num, type Point, posed, rect, seg } from '../pen.ts';
import { tight } from '../tight.ts';
import { dripTray, helmet, oilDrop, paddockStand } from './props.ts';

const [width, height, wall] = [560, 320, 236];

/** Where the machine's rear wheel stood on the floor, and how large it was drawn. */
const stood = { x: 182, y: 280, scale: 0.86 };

/** The lines painted on the floor: one bay, seen from its open end. */
const bayLines = (): string =>
  fill(`M60 ${wall}H70L24 ${height}H0Z`, '#FBF2DC') + fill(`M490 ${wall}H500L560 ${height}H536Z`, '#FBF2DC');

const circle = ([x, y]: Point, r: number): string =>
  `M${num(x - r)} ${num(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/** The dashed outline of the machine that stood here: an Enfield, by its tank, its saddle and its mudguards. */
function outline(): string {
  const { front, rear, lamp, upFork } = chassisOf(proportions.enfield);
  const bars = upFork(proportions.enfield.fork.top);
  const { radius } = proportions.enfield.wheel;
  return line(
    circle(rear, radius) +
      circle(front, radius) +
      arc(rear, 84, 188, 322) +
      arc(front, 84, 190, 318) +
      'M96-154C104-168 124-190 164-198C190-202 209-194 211-178C212-164 204-156 190-154L120-149Z' +
      'M92-158C80-162 66-178 48-178C34-178 28-168 29-158L90-148' +
      `${seg(front, bars)}C${num(bars[0] - 4)} ${num(bars[1] - 16)} ${num(bars[0] - 14)} ${num(bars[1] - 22)} ${num(bars[0] - 38)} ${num(bars[1] - 18)}` +
      `M${num(lamp[0])} ${num(lamp[1] - 18)}v36q-20 4-28-10M${num(lamp[0])} ${num(lamp[1] - 18)}q-18 0-26 6` +
      'M96-40H176C198-40 202-52 205-78L209-112C211-126 206-134 192-134',
    '#8A6A3A',
    3.4,
    ` stroke-dasharray="10 7"${BUTT}`,
  );
}

/** Nothing for sale: a bay with its paddock stand, a drip tray, and the outline of what stood here. 560 × 320. */
export const emptyBay = (): string =>
  tight(
    rect(0, 0, width, height, '#EFE3CB') +
      dot([300, 132], 108, '#E3B566') +
      rect(0, wall, width, height - wall, '#D3BD93') +
      rect(0, wall, width, 4, '#B59B6B') +
      bayLines() +
      posed([stood.x, stood.y], stood.scale, outline()) +
      ellipse([stood.x - 50, stood.y + 2], 104, 6, INK, ' opacity=".2"') +
      posed([stood.x, stood.y], 1, paddockStand()) +
      ellipse([302, 298], 66, 6, INK, ' opacity=".2"') +
      posed([302, 280], 0.92, dripTray()) +
      posed([302, 254], 0.8, oilDrop()) +
      ellipse([484, 300], 46, 6, INK, ' opacity=".24"') +
      posed([484, 295], 0.68, helmet()),
    2,
  );
