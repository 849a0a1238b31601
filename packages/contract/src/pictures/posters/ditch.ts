import { bikeArt, fieldArt } from '../bike.ts';
import { INK, OXBLOOD, RUBBER } from '../colour.ts';
import { chassisOf, proportions } from '../marques.ts';
import { BUTT, ellipse, fill, line, posed, rect, ring } from '../pen.ts';
import { fields } from '../scenes.ts';
import { tight } from '../tight.ts';
import { posterLook } from './posterLook.ts';
import { grass, helmet, milestone, yellowHelmet } from './props.ts';

const [width, height] = [720, 440];
/** How large the tea garden beyond the road is drawn. */
const distance = 0.72;

/** The road that was left, along the top of the bank. */
const road = (): string =>
  rect(0, 158, width, 46, '#D9B67C') +
  rect(0, 158, width, 4, '#F0CDA6') +
  line(`M-20 180H${width}`, '#F6E3B8', 5, ` stroke-dasharray="62 40"${BUTT}`) +
  rect(0, 198, width, 6, '#B98F58');

/** The bank falls towards whoever looks, and ends in the water. */
const bank = (): string =>
  fill(`M0 204H${width}V${height}H0Z`, '#8FAE6A') +
  fill(`M0 252Q180 230 360 256T${width} 244V${height}H0Z`, '#7C9F5C') +
  fill(`M0 330Q200 306 400 342T${width} 318V${height}H0Z`, '#6A8C50') +
  fill(`M0 402Q220 372 420 396T${width} 372V${height}H0Z`, '#54753F') +
  fill(`M150 ${height}Q300 396 470 404T${width} 388V${height}Z`, '#6F9A93') +
  line('M420 424H486M516 412H600M640 428H700M560 434H596', '#B9D3C8', 3.5);

/** Where it went: off the road, then on its side down the bank. */
const skid = (): string =>
  line('M-10 188C80 188 132 196 172 226C196 244 212 262 226 284', '#8A6C46', 9, BUTT) +
  line('M176 244C188 262 192 280 196 300M204 236C226 250 240 264 250 284', '#54753F', 3.5);

/** On its side on the bank: the machine's own side view, laid down on the slope. */
const lying = 'translate(372 322)rotate(15)skewX(-33)scale(1.26 .84)translate(-137 98)';

/** What lifts it off the grass: the tyres' width, and a shadow. */
function underside(): string {
  const { front, rear } = chassisOf(proportions.enfield);
  const { radius, tyre } = proportions.enfield.wheel;
  const tyres = [rear, front].map((axle) => ring(axle, radius - tyre / 2, RUBBER.lo, tyre)).join('');
  return (
    `<g transform="translate(-6 17)${lying}">${tight(ellipse([140, -92], 190, 88, INK, ' opacity=".22"'), 2)}</g>` +
    `<g transform="translate(0 9)${lying}">${tight(tyres, 2)}</g>`
  );
}

const machine = (): string =>
  `<g transform="${lying}">${bikeArt(
    'enfield',
    posterLook('enfield', { colour: OXBLOOD, stripe: 'line', leather: 'tan', mirror: true }),
    { shadow: false, spoke: '#D8CDB8', grid: 2 },
  )}</g>`;

/** Off the road: the bike lies on its side on the bank of the ditch, wheels to the water. */
export const inTheDitch = (): string =>
  // Smaller than in a listing's picture: the road lies between.
  posed(
    [0, 0],
    distance,
    fieldArt(
      fields['tea-garden'][0],
      { width: width / distance, height: height / distance, ground: 184 / distance },
      'ditch',
      2,
    ),
  ) +
  tight(
    road() +
      bank() +
      skid() +
      posed([640, 240], 0.6, milestone()) +
      posed([592, 242], 1, grass(96, 16, '#7C9F5C', 'stone', 10)) +
      posed([30, 284], 1, grass(120, 20, '#6A8C50', 'left', 8)) +
      posed([486, 232], 1, grass(80, 16, '#6A8C50', 'middle', 8)),
    2,
  ) +
  underside() +
  machine() +
  tight(
    posed([118, 372], 0.46, helmet(yellowHelmet), -24) +
      posed([140, 402], 1, grass(170, 26, '#54753F', 'back', 40)) +
      posed([380, 432], 1, grass(110, 34, '#3B5636', 'reeds', 30)) +
      posed([0, 432], 1, grass(330, 44, '#3B5636', 'front', 30)) +
      posed([600, 436], 1, grass(130, 40, '#3B5636', 'right', 30)),
    2,
  );
