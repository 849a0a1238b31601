import { type Hex, INK, mix } from '../colour.ts';
import type { Some } from '../dice.ts';
import { dot, rect } from '../pen.ts';
import { fieldsOf } from './stage.ts';

type Palette = { behind: Hex; sky: Hex; ground: Hex };

const palettes: Some<Palette> = [
  { sky: '#EFE3CB', behind: '#E3B566', ground: '#D8C39B' },
  { sky: '#E9DCC4', behind: '#D98A5B', ground: '#CDB894' },
  { sky: '#DDE0CF', behind: '#F6F1E7', ground: '#BDBF9F' },
  { sky: '#F0D9B5', behind: '#F6F1E7', ground: '#D2A878' },
];

/** A wall, a floor and a disc: for places where the machine alone should speak. */
export const plain = fieldsOf(
  palettes,
  '#4A433C',
  ({ width, height, ground }, palette) =>
    rect(0, 0, width, height, palette.sky) +
    dot([width * 0.4, ground - 132], 118, palette.behind) +
    rect(0, ground - 26, width, height, palette.ground) +
    rect(0, ground - 26, width, 3, mix(palette.ground, INK, 0.14)),
);
