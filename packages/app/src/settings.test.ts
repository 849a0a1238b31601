import { describe, expect, it } from 'vitest';
import { readSettings, standInsOf } from './settings.ts';

const firebase = {
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

describe('settings', () => {
  it('need nothing: every other end has a stand-in', () => {
    const settings = readSettings({});
    expect(settings.apiUrl).toBe('/api');
    expect(standInsOf(settings)).toEqual(['server', 'identity', 'cards', 'photos']);
  });

  it('leave no stand-in when everything is given', () => {
    const settings = readSettings({
      ...firebase,
      VITE_API_URL: 'https://api.example/v1/',
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_123',
      VITE_IMAGE_HOST_URL: 'https://images.example/1/upload',
      VITE_IMAGE_HOST_KEY: 'key',
    });
    expect(settings.apiUrl).toBe('https://api.example/v1');
    expect(settings.firebase).toEqual({
      apiKey: 'k',
      authDomain: 'shop.example',
      projectId: 'shop',
      appId: '1:2:web:3',
    });
    expect(standInsOf(settings)).toEqual([]);
  });

  it('show pictures from the image host, or from where they are said to be', () => {
    const images = { VITE_IMAGE_HOST_URL: 'https://api.images.example/1/upload', VITE_IMAGE_HOST_KEY: 'key' };
    expect(readSettings({}).pictureOrigins).toEqual([]);
    expect(readSettings(images).pictureOrigins).toEqual(['https://api.images.example']);
    const given = 'https://i.images.example/, https://old.example:8443';
    expect(readSettings({ ...images, VITE_IMAGE_HOST_PICTURES: given }).pictureOrigins).toEqual([
      'https://i.images.example',
      'https://old.example:8443',
    ]);
  });

  it.each([
    'http://i.example',
    'i.example',
    'https://i.example/photos',
    'https://*.example',
    'https://me@i.example',
    '*',
  ])('refuse %s as an origin of pictures', (VITE_IMAGE_HOST_PICTURES) => {
    expect(() => readSettings({ VITE_IMAGE_HOST_PICTURES })).toThrow(
      /VITE_IMAGE_HOST_PICTURES must list https origins/,
    );
  });

  it.each([
    ['', true],
    ['on', true],
    ['off', false],
  ])('P16: send an idempotency key with VITE_IDEMPOTENCY_KEY=%j: %s', (value, sends) => {
    expect(readSettings({ VITE_IDEMPOTENCY_KEY: value }).takesIdempotencyKeys).toBe(sends);
  });

  it.each([
    [{ VITE_FIREBASE_API_KEY: 'k' }, /VITE_FIREBASE_AUTH_DOMAIN.*must be set too/],
    [{ VITE_IMAGE_HOST_KEY: 'k' }, /VITE_IMAGE_HOST_URL must be set too, because VITE_IMAGE_HOST_KEY is/],
    [{ VITE_API_URL: 'ftp://x' }, /VITE_API_URL must be an http/],
    [{ VITE_API_URL: '//other.example' }, /VITE_API_URL must be an http/],
    [{ VITE_FIREBASE_EMULATOR_URL: 'localhost:9099' }, /VITE_FIREBASE_EMULATOR_URL must be an http/],
    [{ VITE_IDEMPOTENCY_KEY: 'no' }, /VITE_IDEMPOTENCY_KEY must be "on" or "off"/],
    [{ VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_x' }, /VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key/],
  ])('refuse %o with a sentence that names the setting', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});
