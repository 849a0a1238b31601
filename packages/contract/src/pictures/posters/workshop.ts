import { bikeArt } from '../bike.ts';
import { INK } from '../colour.ts';
import { atNight, GLOW } from '../night.ts';
import { BUTT, dot, ellipse, fill, line, outlined, posed, rect } from '../pen.ts';
import { tight } from '../tight.ts';
import { posterLook } from './posterLook.ts';
import { bench, helmet, lift, pegboard, yellowHelmet } from './props.ts';

/** The workshop's own measures, in CSS pixels; a poster shows a part of it. */
const [width, top, bottom, floor] = [960, -40, 540, 424];

/** Staggered bricks, a few of them darker. */
function bricks(): string {
  let d = '';
  for (let row = -2; row < 18; row += 1) {
    for (let k = 0; k < 5; k += 1) {
      const x = ((k * 227 + (row + 18) * 131) % 1000) - 20;
      d += `M${x} ${row * 24 + 12}h40`;
    }
  }
  return line(d, '#B96849', 16, BUTT);
}

const window = (): string =>
  rect(536, 52, 328, 236, '#7C3B2C') +
  rect(548, 64, 304, 212, '#F6DFB4') +
  dot([650, 176], 66, '#E98F43') +
  fill('M548 240Q620 204 700 236T852 226V276H548Z', '#A9B585') +
  rect(694, 64, 10, 212, '#7C3B2C') +
  rect(548, 160, 304, 8, '#7C3B2C') +
  rect(526, 284, 348, 14, '#5E2A21');

/** A shaded lamp and its cone of light. */
const lamp = (): string =>
  line('M478-40V70', INK, 3) +
  fill('M442 104H514L620 424H336Z', '#FFE9B0', ' opacity=".2"') +
  atNight(dot([478, 108], 40, GLOW, ' opacity=".3"')) +
  outlined('M464 66H492L516 104H440Z', '#1F5B44', 2) +
  line('M466 72L450 98', '#6FA88A', 3) +
  outlined('M464 104A14 12 0 0 0 492 104Z', '#FFE9B0', 1.6);

const toolWall = (): string =>
  posed([58, 64], 1, pegboard()) +
  ellipse([206, 474], 216, 12, INK, ' opacity=".2"') +
  posed([0, 318], 1, bench()) +
  posed([322, 316], 0.62, helmet(yellowHelmet));

/** A workshop: a window at dusk, a Honda four on a lift; and, where the `whole` is seen, a bench under its tools. */
export const workshop = (seen: 'whole' | 'lift'): string =>
  tight(
    rect(0, top, width, bottom - top, '#C9795A') +
      bricks() +
      window() +
      lamp() +
      rect(0, floor, width, bottom - floor, '#D6BC98') +
      rect(0, floor, width, 6, '#A98B69') +
      rect(0, floor + 72, width, bottom - floor - 72, '#C6A984') +
      (seen === 'whole' ? toolWall() : '') +
      ellipse([676, 500], 262, 12, INK, ' opacity=".25"') +
      posed([0, 452], 1, lift()),
    2,
  ) +
  posed(
    [522, 452],
    1.13,
    bikeArt('honda', posterLook('honda', { colour: '#C8801F', stripe: 'line', leather: 'brown', mirror: true }), {
      shadow: false,
      beam: false,
    }),
  );
