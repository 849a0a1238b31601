import { brandImagePath, brands } from '@second-gear/fixtures/demoImages';
import { readDemoImage } from '@second-gear/fixtures/readDemoImage';
import { expect, test } from 'vitest';
import { contrast } from '../../../foundations/design/contrast.ts';
import { pictureBackground } from './pictureBackground.ts';

test.each([
  ['/pictures/brands/honda.svg', 'pale'],
  ['/pictures/brands/yamaha.svg', 'pale'],
  ['https://shop.test/pictures/brands/enfield.svg', 'dusk'],
  ['https://images.test/honda.jpg', 'unknown'],
  ['/pictures/brands/honda.svg?size=2', 'unknown'],
  ['', 'unknown'],
])('the sky of %s is %s', (img, sky) => {
  expect(pictureBackground(img)).toBe(sky);
});

const rgb = (hex: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

test.each(brands)(
  'the image of %s has a sky on which the name of the brand is legible, light and dark',
  async (brand) => {
    const svg = (await readDemoImage(brandImagePath(brand))) ?? '';
    // The first shape fills the whole image; the style sheet replaces its colour in the dark theme.
    const [, light = ''] = /<path d="M0 0h960v996h-960z" fill="(#\w{6})"/.exec(svg) ?? [];
    const [, dark = ''] = new RegExp(`\\[fill="${light}"\\]\\{fill:(#\\w{6})\\}`).exec(svg) ?? [];
    const [ink, cream] = ['#211c17', '#fdeecb'];
    expect(
      contrast(rgb(light), rgb(pictureBackground(brandImagePath(brand)) === 'pale' ? ink : cream)),
    ).toBeGreaterThan(4.5);
    expect(contrast(rgb(dark), rgb(cream))).toBeGreaterThan(4.5);
  },
);
