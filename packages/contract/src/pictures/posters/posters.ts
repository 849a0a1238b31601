import { bikeArt, card, fieldArt } from '../bike.ts';
import { type Hex, OXBLOOD } from '../colour.ts';
import { dot, fill, posed, rect } from '../pen.ts';
import { palm } from '../scenes/palm.ts';
import { fieldOf } from '../scenes.ts';
import { sheet } from '../sheet.ts';
import { tight } from '../tight.ts';
import { inTheDitch } from './ditch.ts';
import { underADustSheet } from './dustSheet.ts';
import { emptyBay } from './emptyBay.ts';
import { posterLook } from './posterLook.ts';
import { workshop } from './workshop.ts';

/** One fixed picture: its size in CSS pixels and the whole SVG document. */
export type Poster = { width: number; height: number; svg: string };

/** A document of width × height whose upper left corner shows `x`, `y` of the drawing, at `scale`. */
const poster = (width: number, height: number, art: string, { x = 0, y = 0, scale = 1 } = {}): Poster => ({
  width,
  height,
  svg: sheet({ width, height }, { x, y, width: width / scale, height: height / scale }, 'xMidYMid', art),
});

/** The home page's bike, alone: the page paints the road, and the bike crosses its edge. Wheels 20 units above the foot. */
const hero = (): Poster =>
  poster(
    940,
    512,
    bikeArt('enfield', posterLook('enfield', { colour: OXBLOOD, stripe: 'line', leather: 'tan', plate: true }), {
      shadow: false,
      beam: false,
      spoke: '#D8CDB8',
    }),
    { x: -102, y: -236, scale: 2 },
  );

const twoAtTheGhat = (): Poster =>
  poster(
    600,
    405,
    fieldArt(fieldOf('river-ghat', 2), { width: 600, height: 405, ground: 318 }, 'two') +
      posed(
        [76, 296],
        0.78,
        bikeArt('enfield', posterLook('enfield', { colour: '#701F1B', stripe: 'pin', leather: 'tan' }), {
          beam: false,
          grid: 2,
        }),
      ) +
      posed([216, 352], 1.1, bikeArt('yamaha', posterLook('yamaha', { colour: '#1E6A8E' }), { grid: 2 })),
  );

const tankAtDusk = (): Poster => {
  const bands: Hex[] = ['#8C3638', '#B54A3B', '#D9703F', '#EE9C52'];
  const sky = bands.map((band, i) => rect(0, [0, 70, 138, 196][i] ?? 0, 640, 300, band)).join('');
  return poster(
    640,
    300,
    tight(
      sky +
        dot([236, 150], 128, '#FCE3A6') +
        fill('M0 262Q120 236 260 256T520 248T760 256V300H0Z', '#7A3038') +
        posed([34, 262], 1.1, palm('#7A3038')) +
        posed([84, 264], 0.7, palm('#7A3038')),
      2,
    ) +
      posed(
        [-130, 566],
        2.3,
        bikeArt('enfield', posterLook('enfield', { colour: '#2A2421', stripe: 'line', leather: 'brown' }), {
          shadow: false,
          spoke: '#5A2B33',
        }),
      ),
  );
};

const engineCloseUp = (): Poster =>
  poster(
    440,
    360,
    tight(rect(0, 0, 440, 360, '#1F5B44') + dot([230, 172], 166, '#E3B566') + rect(0, 322, 440, 38, '#17412F'), 2) +
      posed(
        [0, 352],
        1.7,
        bikeArt('yamaha', posterLook('yamaha', { colour: '#B5271E', stripe: 'line', seat: 'ribbed', bars: 'low' }), {
          shadow: false,
        }),
      ),
  );

const fourInTheTeaGarden = (): Poster => ({
  width: 600,
  height: 350,
  svg: card('honda', 'g5', {
    width: 600,
    height: 350,
    scene: { name: 'tea-garden', palette: 2 },
    look: posterLook('honda', { colour: '#7A2B22', exhaust: 'b', leather: 'tan', stripe: 'pin' }),
  }),
});

const slimInTheGarage = (): Poster => ({
  width: 440,
  height: 420,
  svg: card('yamaha', 'g3', {
    width: 440,
    height: 420,
    scene: { name: 'brick-garage', palette: 2 },
    look: posterLook('yamaha', { colour: '#DDA01E', gaiters: true }),
  }),
});

const login = (): Poster => ({
  width: 560,
  height: 760,
  svg: card('enfield', 'login', {
    width: 560,
    height: 760,
    scene: { name: 'highway-dusk', palette: 1 },
    look: posterLook('enfield', { colour: '#1F4F3C', leather: 'tan', bag: true, plate: true }),
    grid: 5,
  }),
});

/** Every fixed picture by the name of its file. */
export const posters: Record<string, () => Poster> = {
  hero,
  'gallery-1': twoAtTheGhat,
  'gallery-2': tankAtDusk,
  'gallery-3': slimInTheGarage,
  'gallery-4': engineCloseUp,
  'gallery-5': fourInTheTeaGarden,
  dashboard: () => poster(960, 480, workshop('whole'), { y: 34 }),
  'dashboard-tall': () => poster(520, 520, workshop('lift'), { x: 418, y: -6 }),
  login,
  ditch: () => poster(720, 440, inTheDitch()),
  empty: () => poster(560, 320, emptyBay()),
  'no-photo': () => poster(480, 300, underADustSheet()),
};
