import type { Hex } from '../colour.ts';
import type { Some } from '../dice.ts';
import { atNight, GLOW, MOON, type NightInks } from '../night.ts';
import { dot, fill, line, num, type Point, place, rect } from '../pen.ts';
import { fieldsOf, hills, stars } from './stage.ts';

type Palette = { behind: Hex; sun: Hex; water: Hex; glint: Hex; sail: Hex };

const palettes: Some<Palette> = [
  { behind: '#F8DDB6', sun: '#EE8C4A', water: '#9CC3BC', glint: '#DDEADC', sail: '#D8683C' },
  { behind: '#F3C9A0', sun: '#D9553A', water: '#8FB0AE', glint: '#F3DDB6', sail: '#F6E7C8' },
  { behind: '#F6E9C6', sun: '#EDB24C', water: '#A4C9B8', glint: '#F4F1DC', sail: '#C95B38' },
  // Monsoon light: the one field against which sand and orange paint stand out.
  { behind: '#BFD3CE', sun: '#F7EBC8', water: '#7FA8A6', glint: '#CFE2DA', sail: '#C95B38' },
];

export const riverGhatNight: NightInks = {
  '#F8DDB6': '#3A3C62',
  '#F3C9A0': '#433A5E',
  '#F6E9C6': '#2B4265',
  '#BFD3CE': '#33505F',
  '#EE8C4A': MOON,
  '#D9553A': MOON,
  '#EDB24C': MOON,
  '#F7EBC8': MOON,
  '#9CC3BC': '#2F4A60',
  '#8FB0AE': '#2B3553',
  '#A4C9B8': '#22405A',
  '#7FA8A6': '#244556',
  '#DDEADC': '#E9B483',
  '#F3DDB6': '#C98A66',
  '#F4F1DC': '#D0946A',
  '#CFE2DA': '#C08D6E',
  '#D8683C': '#9A4434',
  '#F6E7C8': '#B59C86',
  '#C95B38': '#8A3C31',
  '#A9B79A': '#31414F',
  '#D9AE86': '#55454C',
  '#F0CDA6': '#846963',
  '#BE8F68': '#382C36',
  '#DDB48C': '#5B4A4D',
  '#CFA27A': '#483A42',
  '#5D463C': '#1E1A22',
  '#4A3730': '#17141B',
  '#C39A62': '#8A5E3C',
  '#9A7443': '#5E3F2C',
  '#8A6650': '#463840',
};

/** A country boat: swept prow, a bamboo hood amidships, a square sail, a man at the steering oar. */
const boat = (at: Point, sail: Hex): string =>
  place(
    at,
    line('M17 8V-80M-8-72L44-77', '#5D463C', 2.4) +
      fill('M-7-69Q18-68 43-74Q55-44 44-16Q22-20-3-10Q8-40-7-69Z', sail) +
      line('M1-48Q25-46 50-52M2-29Q24-33 49-33', '#FFFFFF', 2, ' opacity=".25"') +
      line('M-44-4V-17M-40-14L-58 14', '#4A3730', 4.6) +
      dot([-44, -25], 4, '#4A3730') +
      fill('M-34 6Q-34-15-14-15Q6-15 6 6Z', '#C39A62') +
      line('M-27-7V6M-19-13V6M-9-13V6M-1-7V6', '#9A7443', 1.6) +
      atNight(dot([13, -3], 15, GLOW, ' opacity=".3"') + dot([13, -3], 3.4, GLOW)) +
      fill('M-66-12Q-46 4 0 5Q44 4 68-20Q60 10 36 16H-32Q-54 12-66-12Z', '#5D463C') +
      line('M-58-4Q-42 9 0 10Q40 9 60-8', '#8A6650', 2),
  );

/** The steps of a river ghat in the evening, a country boat passing. */
export const riverGhat = fieldsOf(palettes, '#433C34', (stage, palette) => {
  const { width, height, ground, fall } = stage;
  const bank = ground - 134;
  const glints = [
    `M${num(width * 0.1)} ${bank + 14}h${num(width * 0.34)}`,
    `M${num(width * 0.16)} ${bank + 27}h${num(width * 0.2)}`,
    `M${num(width * 0.56)} ${bank + 42}h${num(width * 0.26)}`,
    `M${num(width * 0.02)} ${bank + 54}h${num(width * 0.16)}`,
  ].join('');
  const sun: Point = [width * (0.2 + fall.next() * 0.16), bank - 34 - fall.next() * 24];
  return (
    rect(0, 0, width, height, palette.behind) +
    stars(width, bank - 20) +
    dot(sun, 60, palette.sun) +
    hills(stage, { foot: bank, height: 14, step: 46, colour: '#A9B79A' }) +
    rect(0, bank, width, height, palette.water) +
    line(glints, palette.glint, 4) +
    boat([width * (0.87 + fall.next() * 0.03), bank + 4], palette.sail) +
    rect(0, ground - 44, width, height, '#D9AE86') +
    rect(0, ground - 44, width, 5, '#F0CDA6') +
    rect(0, ground - 25, width, 5, '#BE8F68') +
    rect(0, ground - 20, width, 5, '#F0CDA6') +
    rect(0, ground - 15, width, height, '#DDB48C') +
    rect(0, ground + 34, width, 5, '#BE8F68') +
    rect(0, ground + 39, width, height, '#CFA27A')
  );
});
