import { bikeArt, fieldArt } from '../bike.ts';
import { fill, line, posed, rect } from '../pen.ts';
import { fields } from '../scenes.ts';
import { tight } from '../tight.ts';
import { posterLook } from './posterLook.ts';
import { grass, helmet, milestone, yellowHelmet } from './props.ts';

const [width, height] = [720, 440];

const road = (): string =>
  rect(0, 256, width, 190, '#5F7F4C') +
  fill('M-10 262H262L458 452H-10Z', '#D9B67C') +
  fill('M262 262H284L494 452H458Z', '#B98F58') +
  fill('M-10 262H262L268 268H-10Z', '#E9CF9C') +
  rect(20, 330, 90, 10, '#E9CF9C') +
  rect(170, 330, 90, 10, '#E9CF9C');

const ditch = (): string =>
  fill('M284 262Q404 380 520 400T730 308V458H494Z', '#4B6A40') +
  fill('M330 306Q440 390 530 402T730 338V458H494Z', '#3B5636') +
  fill('M470 410Q560 384 740 396V450H494Z', '#6F9A93') +
  line('M500 404H556M580 396H640M540 416H600M640 410H690', '#B9D3C8', 3.5);

/** Off the road, nose down in the ditch, a front wheel in the water. */
export const inTheDitch = (): string =>
  fieldArt(fields['tea-garden'][0], { width, height, ground: 282 }, 'ditch') +
  tight(
    road() +
      posed([664, 302], 0.74, milestone()) +
      posed([624, 304], 1, grass(82, 16, '#5F7F4C', 'stone', 12)) +
      ditch(),
    2,
  ) +
  posed(
    [292, 288],
    0.98,
    bikeArt(
      'enfield',
      posterLook('enfield', { colour: '#9B2C1F', stripe: 'line', leather: 'tan', carrier: true, mirror: true }),
      {
        shadow: false,
        spoke: '#D8CDB8',
      },
    ),
    23,
  ) +
  tight(
    // The water stands over the tyre: the wheel is in it, not on it.
    fill('M470 426Q540 404 610 412T740 402V450H470Z', '#6F9A93', ' opacity=".92"') +
      line('M520 420H574M604 416H650', '#CFE2D8', 3.5) +
      posed([96, 330], 0.42, helmet(yellowHelmet), -18) +
      posed([0, 424], 1, grass(width, 44, '#7FA05F', 'back')) +
      posed([0, 436], 1, grass(width, 32, '#3B5636', 'front')),
    2,
  );
