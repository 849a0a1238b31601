import { BRASS, CHROME, INK } from './colour.ts';
import { leatherTones } from './look.ts';
import { fill, line, outlined, type Point, tube } from './pen.ts';

export const crashBar = ([x, y]: Point): string =>
  tube(
    `M${x} ${y}C${x + 9} ${y} ${x + 7} ${y + 30} ${x - 1} ${y + 52}C${x - 7} ${y + 68} ${x - 12} ${y + 76} ${x - 22} ${y + 78}`,
    3.4,
    CHROME,
  );

/** A rack behind the seat. */
export const tailRack = (y: number): string =>
  tube(`M-34 ${y}H-72Q-77 ${y}-77 ${y - 5}M-62 ${y}L-42 ${y + 26}`, 2.8, CHROME);

/** A rack over the rear mudguard. */
export const carrier = (y: number): string =>
  tube(`M10 ${y}H-58Q-64 ${y}-65 ${y - 5}M-4 ${y}L4 ${y + 18}M-44 ${y}L-34 ${y + 24}`, 2.8, CHROME);

/** A leather saddlebag with two straps. */
export const saddlebag = (): string => {
  const tan = leatherTones.tan;
  return (
    outlined('M-44-128Q-44-134-38-134H22Q28-134 28-128L25-90Q24-84 18-84H-34Q-41-84-42-90Z', tan.mid) +
    fill('M-43-108L26-104L25-90Q24-84 18-84H-34Q-41-84-42-90Z', tan.lo) +
    fill('M-44-128Q-44-134-38-134H22Q28-134 28-128L27-114Q-8-106-43.5-114Z', tan.hi) +
    line('M-26-134V-98M10-134V-98', INK, 3.4) +
    line('M-26-104v6M10-104v6', BRASS, 3.4)
  );
};
