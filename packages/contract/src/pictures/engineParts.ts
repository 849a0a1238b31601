import { ALLOY, BLACK, CHROME, INK, RUBBER, type Tones } from './colour.ts';
import { arc, bolt, fill, line, num, outlined, type Point, place, ring, tube } from './pen.ts';

/**
 * A finned barrel that leans forward by `lean` degrees from the middle of its foot.
 * Rows from the foot up: half the width of a fin, and how many of them.
 */
export function barrel(
  foot: Point,
  lean: number,
  rows: readonly (readonly [halfWidth: number, count: number])[],
  pitch: number,
): string {
  const fins = rows.flatMap(([half, count]) => new Array<number>(count).fill(half));
  const widest = Math.max(...fins);
  const heights = fins.map((half, i) => ({ half, y: -pitch * (i + 0.5) }));
  const run = (stroke: (half: number, y: number) => string): string =>
    heights.map(({ half, y }) => stroke(half, y)).join('');
  const width = pitch * 0.62;
  return place(
    foot,
    fill(`M${num(-widest * 0.9)} 1V${num(-pitch * fins.length)}H${num(widest * 0.9)}V1Z`, INK) +
      line(
        run((half, y) => `M${num(-half)} ${num(y)}H${num(half)}`),
        ALLOY.mid,
        width,
      ) +
      line(
        run((half, y) => `M${num(half * 0.3)} ${num(y)}H${num(half)}`),
        ALLOY.lo,
        width,
      ) +
      line(
        run((half, y) => `M${num(-half)} ${num(y - 0.5)}h${num(half * 0.5)}`),
        ALLOY.hi,
        width * 0.7,
      ),
    lean,
  );
}

/** A round engine cover. */
export const cover = (centre: Point, radius: number, tones: Tones = ALLOY): string =>
  bolt(centre, radius, tones.mid, 1.8) +
  line(arc(centre, radius * 0.78, 180, 285), tones.hi, radius * 0.2) +
  line(arc(centre, radius * 0.78, 5, 105), tones.lo, radius * 0.2) +
  ring(centre, radius * 0.5, tones.lo, 1);

/** A casting: a shape in alloy with an ink edge. */
export const casting = (d: string, tones: Tones = ALLOY): string => outlined(d, tones.mid, 1.2);

export const footPeg = ([x, y]: Point): string =>
  line(`M${x} ${y}h9`, INK, 6.4) + line(`M${x} ${num(y - 1.4)}h8`, RUBBER.hi, 1.6);

/** The kick start, from its shaft along `arm`. */
export const kickStart = ([x, y]: Point, [dx, dy]: Point): string =>
  tube(`M${x} ${y}l${dx} ${dy}`, 3, CHROME) + line(`M${x + dx} ${y + dy}l-9-1`, INK, 5);

/** A carburettor and the hose that feeds it from the air box, which ends at `airBox`. */
export const carburettor = ([x, y]: Point, airBox: number, hose: number): string =>
  place(
    [x, y],
    line(`M-9 1H${airBox - x}`, BLACK.mid, hose) +
      line(`M-12 ${num(1 - hose * 0.3)}H${airBox - x + 2}`, BLACK.hi, 1.9) +
      casting('M-9-6H9V5H4V13H-4V5H-9Z') +
      line('M-4-12V-6', INK, 9) +
      line('M-5-12V-6M-6-3H1', ALLOY.hi, 2),
  );
