import { brandImagePath, brands } from '@second-gear/fixtures/demoImages';
import { readDemoImage } from '@second-gear/fixtures/readDemoImage';
import { expect, test } from 'vitest';
import { contrastRatio } from '../../../foundations/design/contrast.ts';
import { imageBackground } from './imageBackground.ts';

test.each([
  ['/pictures/brands/honda.svg', 'light'],
  ['https://shop.test/pictures/brands/enfield.svg', 'dark'],
  ['/pictures/brands/honda.svg?size=2', 'unknown'],
])('imageBackground returns for the image %s the background %s', (img, background) => {
  expect(imageBackground(img)).toBe(background);
});

const rgb = (hex: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

test.each(brands)(
  'the name of the brand %s has enough contrast to the background of its image in both themes',
  async (brand) => {
    const svg = (await readDemoImage(brandImagePath(brand))) ?? '';
    // The first shape of the SVG is the background of the image. A stylesheet in the SVG has its colour for the dark theme.
    const [, light = ''] = /<path d="M0 0h960v996h-960z" fill="(#\w{6})"/.exec(svg) ?? [];
    const [, dark = ''] = new RegExp(`\\[fill="${light}"\\]\\{fill:(#\\w{6})\\}`).exec(svg) ?? [];
    const [ink, cream] = ['#211c17', '#fdeecb'];
    expect(
      contrastRatio(rgb(light), rgb(imageBackground(brandImagePath(brand)) === 'light' ? ink : cream)),
    ).toBeGreaterThan(4.5);
    expect(contrastRatio(rgb(dark), rgb(cream))).toBeGreaterThan(4.5);
  },
);
