import { describe, expect, it } from 'vitest';
import { images } from '#testing/exampleSettings.ts';
import { createImageUrlFilter } from './imageUrls.ts';
import { readSettings } from './readSettings.ts';

const page = 'https://shop.example/categories/1';
const demo = createImageUrlFilter(readSettings({}), page);
const real = createImageUrlFilter(
  readSettings({ VITE_API_URL: 'https://api.example/v1', VITE_IMAGE_HOST_PICTURES: 'https://i.example' }),
  page,
);

describe("the URL of a bike's image", () => {
  it('when the field img of a bike has only a path, the image URL is this path on the server', () => {
    expect(demo('/pictures/bikes/honda/a.svg')).toBe('https://shop.example/pictures/bikes/honda/a.svg');
    expect(real('/pictures/bikes/honda/a.svg')).toBe('https://api.example/pictures/bikes/honda/a.svg');
  });

  it.each([
    'https://shop.example/pictures/photos/a.jpg',
    'https://api.example/pictures/photos/a.jpg',
    'https://i.example/x/bike.jpg?width=400',
    // Firebase Storage writes paths in this form.
    'https://i.example/v0/b/shop/o/photos%2Fbike.jpg?alt=media&token=a-1',
    'https://api.example/pictures/a_b-c.1.jpg?v=2',
  ])("a bike's image URL is accepted from an allowed host: %s", (img) => {
    expect(real(img)).toBe(img);
  });
});

describe("an image host at the server's own origin", () => {
  const env = { VITE_API_URL: 'https://api.example/v1', VITE_IMAGE_HOST_PICTURES: 'https://api.example' };
  const same = createImageUrlFilter(readSettings(env), page);

  it("L2: only paths below /pictures/ are shown of a server's origin that is also the origin of an image host", () => {
    expect(same('https://api.example/pictures/a.jpg')).toBe('https://api.example/pictures/a.jpg');
    expect(same('https://api.example/v1/report/1')).toBe('');
  });
});

describe('T4: a photo that was uploaded to the demo image host', () => {
  const photo = '/pictures/photos/0a1b.jpg';
  const alone = createImageUrlFilter(readSettings({ VITE_API_URL: 'https://api.example/v1' }), page);
  const env = { VITE_API_URL: 'https://api.example/v1', VITE_DEMO_URL: 'https://demo.example/api' };
  const elsewhere = createImageUrlFilter(readSettings(env), page);

  it('a photo at the demo image host has an absolute URL on the origin of the demo services, wherever the API is', () => {
    expect(alone(`https://shop.example${photo}`)).toBe(`https://shop.example${photo}`);
    expect(elsewhere(`https://demo.example${photo}`)).toBe(`https://demo.example${photo}`);
  });

  it('a photo at the demo image host is shown only while the demo image host is in use', () => {
    expect(alone(`https://demo.example${photo}`)).toBe('');
    expect(createImageUrlFilter(readSettings({ ...env, ...images }), page)(`https://demo.example${photo}`)).toBe('');
    expect(elsewhere('https://demo.example/api/report/1')).toBe('');
  });
});

describe('L2: images that are not shown', () => {
  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    '//tracker.example/bike.jpg',
    'https://tracker.example/bike.jpg',
    'https://i.example:8443/bike.jpg',
    'https://i.example@tracker.example/bike.jpg',
    // The app must not use these URLs for an image, because a GET request to one of these endpoints writes.
    '/report/1',
    'https://shop.example/api/productstatus/1',
    '/pictures/..;/v1/report/1',
    'https://api.example/pictures/..%2fv1%2freport%2f1',
  ])('no image is shown for %o', (img) => {
    expect(real(img)).toBe('');
    expect(demo(img)).toBe('');
  });
});
