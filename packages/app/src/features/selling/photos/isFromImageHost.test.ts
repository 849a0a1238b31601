import { describe, expect, test } from 'vitest';
import { isFromImageHost } from './photos.ts';

const appOrigin = 'http://localhost:4173';
const photo = '/pictures/photos/0a1b.jpg';

describe("with the demo image host, which stores photos at the app's origin", () => {
  const isAccepted = (url: string) => isFromImageHost(url, { imageHost: null, imageOrigins: [] }, appOrigin);

  test.each([photo, `${appOrigin}${photo}`])(
    'U4: isFromImageHost accepts the image URL %s of the demo image host',
    (url) => {
      expect(isAccepted(url)).toBe(true);
    },
  );

  test.each([
    'javascript:alert(1)',
    '//evil.test/pictures/photos/0a1b.jpg',
    'http://rahim:secret@localhost:4173/pictures/photos/0a1b.jpg',
    `/pictures/${'a'.repeat(2000)}`,
  ])('U4: isFromImageHost rejects the image URL %s for the demo image host', (url) => {
    expect(isAccepted(url)).toBe(false);
  });
});

describe('with a real image host', () => {
  const settings = {
    imageHost: { url: 'https://api.images.example/1/upload', key: 'k' },
    imageOrigins: ['https://i.images.example'],
  };
  const isAccepted = (url: string) => isFromImageHost(url, settings, appOrigin);

  test('U4: isFromImageHost accepts a URL whose origin is one of the configured image origins', () => {
    expect(isAccepted('https://i.images.example/Xy12/bike.jpg')).toBe(true);
  });

  test.each(['https://api.images.example/Xy12/bike.jpg', 'blob:https://i.images.example/0a1b', `${appOrigin}${photo}`])(
    'U4: isFromImageHost rejects %s, whose origin is not one of the configured image origins',
    (url) => {
      expect(isAccepted(url)).toBe(false);
    },
  );
});
