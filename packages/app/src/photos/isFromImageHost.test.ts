import { describe, expect, test } from 'vitest';
import { isFromImageHost } from './isFromImageHost.ts';

const shop = 'http://localhost:4173';
const photo = '/pictures/photos/0a1b.jpg';

describe('with the stand-in, which keeps photos beside the shop', () => {
  const isTaken = (url: string) => isFromImageHost(url, { imageHost: null, pictureOrigins: [] }, shop);

  test.each([photo, `${shop}${photo}`])('U4: %s is an address of a photo', (url) => {
    expect(isTaken(url)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    `blob:${shop}/pictures/0a1b`,
    'https://evil.test/pictures/photos/0a1b.jpg',
    '//evil.test/pictures/photos/0a1b.jpg',
    '/\\evil.test/pictures/photos/0a1b.jpg',
    'http://localhost:4173.evil.test/pictures/photos/0a1b.jpg',
    'http://localhost:4173@evil.test/pictures/photos/0a1b.jpg',
    'http://rahim:secret@localhost:4173/pictures/photos/0a1b.jpg',
    '/api/report/64f1c0ffee0000000000000a',
    '/pictures/../api/report/64f1c0ffee0000000000000a',
    `/pictures/${'a'.repeat(2000)}`,
    'http://',
  ])('U4: %s is none', (url) => {
    expect(isTaken(url)).toBe(false);
  });
});

describe('with an image host of its own', () => {
  const settings = {
    imageHost: { url: 'https://api.images.example/1/upload', key: 'k' },
    pictureOrigins: ['https://i.images.example'],
  };
  const isTaken = (url: string) => isFromImageHost(url, settings, shop);

  test('U4: it may show what it keeps where the settings say', () => {
    expect(isTaken('https://i.images.example/Xy12/bike.jpg')).toBe(true);
  });

  test.each([
    'https://api.images.example/Xy12/bike.jpg',
    'http://i.images.example/Xy12/bike.jpg',
    'https://i.images.example.evil.test/Xy12/bike.jpg',
    'blob:https://i.images.example/0a1b',
    '//i.images.example/Xy12/bike.jpg',
    photo,
    `${shop}${photo}`,
  ])('U4: %s is not where they say', (url) => {
    expect(isTaken(url)).toBe(false);
  });
});
