import type { Hex } from '../colour.ts';
import type { Some } from '../dice.ts';
import { BUTT, dot, line, posed, rect } from '../pen.ts';
import { palm } from './palm.ts';
import { fieldsOf, hills } from './stage.ts';

/** Bands of sky from the top down; the tank is seen against the third. */
type Palette = { high: Hex; upper: Hex; behind: Hex; low: Hex; sun: Hex; ridge: Hex; verge: Hex; road: Hex };

const warm = { sun: '#FBDD9A', ridge: '#B0544A', verge: '#C98A5C', road: '#96615A' } as const;
const palettes: Some<Palette> = [
  { high: '#8E3B3F', upper: '#BE5440', behind: '#DE7F45', low: '#F0AA5C', ...warm },
  { high: '#5F3350', upper: '#9A4152', behind: '#D5704D', low: '#F1AE66', ...warm },
  { high: '#A5482F', upper: '#CB6A38', behind: '#E59447', low: '#F4BD6C', ...warm },
  // The blue hour, for warm paint.
  {
    high: '#24404F',
    upper: '#35606A',
    behind: '#558084',
    low: '#9FB09A',
    sun: '#F4E3B2',
    ridge: '#3E5F5C',
    verge: '#7D8A72',
    road: '#5B5E60',
  },
];

/** The Dhaka to Chattogram highway when the lamps are lit. */
export const highwayDusk = fieldsOf(palettes, '#3A2622', (stage, palette) => {
  const { width, height, ground, fall } = stage;
  const horizon = ground - 62;
  return (
    rect(0, 0, width, height, palette.high) +
    rect(0, horizon - 168, width, height, palette.upper) +
    rect(0, horizon - 116, width, height, palette.behind) +
    rect(0, horizon - 62, width, height, palette.low) +
    dot([width * (0.3 + fall.next() * 0.14), horizon - 66], 96, palette.sun) +
    hills(stage, { foot: horizon, height: 30, step: 110, colour: palette.ridge }) +
    posed([width * 0.05, horizon], 1, palm(palette.ridge)) +
    posed([width * 0.955, horizon], 1.2, palm(palette.ridge)) +
    rect(0, horizon, width, 36, palette.verge) +
    rect(0, horizon + 30, width, height, palette.road) +
    rect(0, horizon + 30, width, 5, '#F0C98A') +
    line(`M0 ${ground + 38}H${width}`, '#F6E3BC', 6, ` stroke-dasharray="62 40"${BUTT}`)
  );
});
