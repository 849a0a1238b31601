import { expect, test } from 'vitest';
import { imageBackground } from './imageBackground.ts';

test.each([
  ['/pictures/brands/honda.svg', 'light'],
  ['https://shop.test/pictures/brands/enfield.svg', 'dark'],
  ['/pictures/brands/honda.svg?size=2', 'unknown'],
])('imageBackground returns for the image %s the background %s', (img, background) => {
  expect(imageBackground(img)).toBe(background);
});
