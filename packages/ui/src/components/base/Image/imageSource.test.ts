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

it.each([
  '',
  'bike.jpg',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'data:image/svg+xml,<svg>',
  'blob:https://host.test/1',
  '//host.test/bike.jpg',
  '/\\host.test/bike.jpg',
  'https://name:word@host.test/bike.jpg',
  'ftp://host.test/bike.jpg',
  `https://host.test/${'a'.repeat(2000)}`,
])('imageSource rejects the image URL %o', (img) => {
  expect(imageSource(img)).toBeUndefined();
});
