import { expect, it } from 'vitest';
import { imageSource } from './imageSource.ts';

it.each([
  '/pictures/bikes/honda/a.svg',
  'https://i.ibb.co/x/bike.jpg',
  'http://localhost:4000/pictures/photos/a.jpg',
  'https://host.test',
])('imageSource accepts the image URL %o', (img) => {
  expect(imageSource(img)).toBe(img);
});

it.each(['', 'data:text/html,<script>', '//host.test/bike.jpg', 'ftp://host.test/bike.jpg'])(
  'imageSource rejects the image URL %o',
  (img) => {
    expect(imageSource(img)).toBeUndefined();
  },
);
