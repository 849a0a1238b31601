import type { Hex } from '../colour.ts';
import type { Some } from '../dice.ts';
import { atNight, GLOW, MOON, type NightInks } from '../night.ts';
import { BUTT, dot, line, num, posed, rect } from '../pen.ts';
import { palm } from './palm.ts';
import { fieldsOf, hills, stars } from './stage.ts';

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

export const highwayDuskNight: NightInks = {
  '#8E3B3F': '#341B2A',
  '#BE5440': '#4B2433',
  '#DE7F45': '#6C323A',
  '#F0AA5C': '#94483B',
  '#5F3350': '#261B34',
  '#9A4152': '#392442',
  '#D5704D': '#58324A',
  '#F1AE66': '#80434D',
  '#A5482F': '#33232B',
  '#CB6A38': '#482C30',
  '#E59447': '#663A35',
  '#F4BD6C': '#90523B',
  '#24404F': '#152633',
  '#35606A': '#1F3845',
  '#558084': '#2F505C',
  '#9FB09A': '#4A686D',
  '#FBDD9A': MOON,
  '#F4E3B2': MOON,
  '#B0544A': '#2B1823',
  '#C98A5C': '#45292C',
  '#96615A': '#3D2C33',
  '#3E5F5C': '#14232A',
  '#7D8A72': '#283A40',
  '#5B5E60': '#2C3238',
  '#F0C98A': '#A8794E',
  '#F6E3BC': '#D9B98A',
};

/** Windows of a town behind the ridge. */
const town = (width: number, horizon: number): string =>
  atNight(
    line(
      [0.2, 0.225, 0.27, 0.29, 0.33, 0.62, 0.66, 0.675, 0.72, 0.78, 0.8, 0.86]
        .map((share, i) => `M${num(width * share)} ${horizon - 6 - ((i * 5) % 11)}h0`)
        .join(''),
      GLOW,
      3,
    ),
  );

/** The Dhaka to Chattogram highway when the lamps are lit. */
export const highwayDusk = fieldsOf(palettes, '#3A2622', (stage, palette) => {
  const { width, height, ground, fall } = stage;
  const horizon = ground - 62;
  return (
    rect(0, 0, width, height, palette.high) +
    rect(0, horizon - 168, width, height, palette.upper) +
    rect(0, horizon - 116, width, height, palette.behind) +
    rect(0, horizon - 62, width, height, palette.low) +
    stars(width, horizon - 110) +
    dot([width * (0.3 + fall.next() * 0.14), horizon - 66], 96, palette.sun) +
    hills(stage, { foot: horizon, height: 30, step: 110, colour: palette.ridge }) +
    town(width, horizon) +
    posed([width * 0.05, horizon], 1, palm(palette.ridge)) +
    posed([width * 0.955, horizon], 1.2, palm(palette.ridge)) +
    rect(0, horizon, width, 36, palette.verge) +
    rect(0, horizon + 30, width, height, palette.road) +
    rect(0, horizon + 30, width, 5, '#F0C98A') +
    line(`M0 ${ground + 38}H${width}`, '#F6E3BC', 6, ` stroke-dasharray="62 40"${BUTT}`)
  );
});
