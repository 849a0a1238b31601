import { expect, test } from 'vitest';
import { skyOf } from './pictureBackground.ts';

test.each([
  ['/pictures/brands/honda.svg', 'pale'],
  ['/pictures/brands/yamaha.svg', 'pale'],
  ['https://shop.test/pictures/brands/enfield.svg', 'dusk'],
  ['https://images.test/honda.jpg', 'unknown'],
  ['/pictures/brands/honda.svg?size=2', 'unknown'],
  ['', 'unknown'],
])('the sky of %s is %s', (img, sky) => {
  expect(skyOf(img)).toBe(sky);
});
