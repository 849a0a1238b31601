import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { everything, firebase, images } from '#testing/exampleSettings.ts';
import { readSettings, settingNames } from './readSettings.ts';
import { demoServicesAtDemoUrl, demoServicesOf } from './settings.ts';

describe('readSettings', () => {
  it('the settings select a demo service for each service that is not configured', () => {
    const settings = readSettings({});
    expect(settings.apiUrl).toBe('/api');
    expect(demoServicesOf(settings)).toEqual(['server', 'identity', 'cards', 'photos']);
  });

  it.each([{}, { VITE_API_URL: 'https://api.example/v1' }, { VITE_API_URL: '/v1' }])(
    "T4: the settings select demo services at the app's own origin with %o",
    (env) => {
      expect(readSettings(env).demoUrl).toBe('/api');
    },
  );

  it('T4: the settings select demo services at VITE_DEMO_URL when that setting is set', () => {
    const env = { VITE_API_URL: 'https://api.example/v1', VITE_DEMO_URL: 'http://localhost:4000/' };
    expect(readSettings(env).demoUrl).toBe('http://localhost:4000');
  });

  it('T4: the settings select no demo service for a configured vendor or for another Auth emulator', () => {
    expect(demoServicesAtDemoUrl(readSettings({}))).toEqual(['identity', 'cards', 'photos']);
    const env = { VITE_FIREBASE_EMULATOR_URL: 'http://localhost:9099', VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(demoServicesAtDemoUrl(readSettings(env))).toEqual(['photos']);
  });

  it('the settings select no demo service when everything is set [R9.17]', () => {
    const settings = readSettings(everything);
    expect(settings.apiUrl).toBe('https://api.example/v1');
    expect(settings.firebase).toEqual({
      apiKey: 'AIzaExampleKey',
      authDomain: 'shop.firebaseapp.com',
      projectId: 'example-shop',
      appId: '1:2:web:3',
    });
    expect(demoServicesOf(settings)).toEqual([]);
  });

  it('images are allowed from the image host, or from the origins that VITE_IMAGE_HOST_PICTURES lists', () => {
    expect(readSettings({}).imageOrigins).toEqual([]);
    expect(readSettings(images).imageOrigins).toEqual(['https://api.images.example']);
    const origins = 'https://i.images.example/, https://old.example:8443';
    expect(readSettings({ ...images, VITE_IMAGE_HOST_PICTURES: origins }).imageOrigins).toEqual([
      'https://i.images.example',
      'https://old.example:8443',
    ]);
  });

  it.each(['http://i.example', 'i.example'])(
    'VITE_IMAGE_HOST_PICTURES must not contain %s',
    (VITE_IMAGE_HOST_PICTURES) => {
      expect(() => readSettings({ VITE_IMAGE_HOST_PICTURES })).toThrow(
        /VITE_IMAGE_HOST_PICTURES must list https origins/,
      );
    },
  );

  it.each([
    ['', true],
    ['on', true],
  ])('P16: VITE_IDEMPOTENCY_KEY=%j decides whether an idempotency key is sent: %s', (value, sends) => {
    expect(readSettings({ VITE_IDEMPOTENCY_KEY: value }).takesIdempotencyKeys).toBe(sends);
  });

  it.each([
    ['', true],
    ['off', false],
  ])('VITE_ID_TOKEN=%j decides whether the ID token is sent: %s', (value, sends) => {
    expect(readSettings({ VITE_ID_TOKEN: value }).sendsIdTokens).toBe(sends);
  });

  it.each([
    [{}, 'bdt'],
    [{ VITE_STRIPE_CURRENCY: 'BDT' }, 'bdt'],
    [{ VITE_STRIPE_CURRENCY: ' USD ', VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_123' }, 'usd'],
  ])('T3: with the settings %o the currency of charges is %s', (env, currency) => {
    expect(readSettings(env).stripeCurrency).toBe(currency);
  });

  it.each([
    [{ VITE_FIREBASE_API_KEY: 'k' }, /VITE_FIREBASE_AUTH_DOMAIN.*must be set too/],
    [{ ...firebase, VITE_FIREBASE_AUTH_DOMAIN: 'https://shop.example' }, /VITE_FIREBASE_AUTH_DOMAIN must be the name/],
    [{ VITE_API_URL: 'ftp://x' }, /VITE_API_URL must be an http/],
    [{ VITE_API_URL: 'http://api.example' }, /VITE_API_URL must begin with https:\/\//],
    [{ VITE_API_URL: '/login' }, /VITE_API_URL must be a path of its own/],
    [
      { VITE_IMAGE_HOST_URL: 'http://i.example', VITE_IMAGE_HOST_KEY: 'k' },
      /VITE_IMAGE_HOST_URL must begin with https/,
    ],
    [{ VITE_CONTACT_EMAIL: 'help at shop' }, /VITE_CONTACT_EMAIL must be an e-mail address/],
    [{ VITE_STRIPE_CURRENCY: 'taka' }, /VITE_STRIPE_CURRENCY must be a currency code/],
    [{ VITE_STRIPE_CURRENCY: 'kwd' }, /VITE_STRIPE_CURRENCY must be a currency with hundredths/],
    [{ VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_x' }, /VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key.*secret one/],
  ])('readSettings rejects %o with a message that names the setting [R1.21 R9.17]', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  // The settings must not contain these characters, because the app's security headers contain the URLs of the
  // settings, and each of these characters has a meaning in an HTTP header.
  it.each([';', '\n', '\\'])('readSettings rejects a URL that contains %j', (sign) => {
    const url = `https://shop.example/v1${sign}x/y`;
    expect(() => readSettings({ VITE_API_URL: url })).toThrow(/^VITE_API_URL must be an http/);
    expect(() => readSettings({ VITE_API_URL: `/v1${sign}x` })).toThrow(/^VITE_API_URL must be a path/);
    const photos = { VITE_IMAGE_HOST_URL: url, VITE_IMAGE_HOST_KEY: 'k' };
    expect(() => readSettings(photos)).toThrow(/^VITE_IMAGE_HOST_URL must be an http/);
    expect(() => readSettings({ VITE_IMAGE_HOST_PICTURES: url })).toThrow(/^VITE_IMAGE_HOST_PICTURES must list/);
    expect(() => readSettings({ ...firebase, VITE_FIREBASE_AUTH_DOMAIN: `shop${sign}x.example` })).toThrow(
      /^VITE_FIREBASE_AUTH_DOMAIN must be the name/,
    );
  });

  it.each([
    { VITE_API_URL: 'https://me:hunter2@api.example' },
    { VITE_API_URL: 'https://me:hunter2@api example' },
    { VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_hunter2' },
  ])('readSettings does not repeat a secret in the message for %o', (env) => {
    expect(() => readSettings(env)).toThrow(/^VITE_(?!.*hunter2)/);
  });

  it.each([
    ['https://api.example/v1/shop//', 'https://api.example/v1/shop'],
    ['/backend/v1/', '/backend/v1'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
  ])('readSettings reads the API URL %s as %s', (VITE_API_URL, apiUrl) => {
    expect(readSettings({ VITE_API_URL }).apiUrl).toBe(apiUrl);
  });
});

describe('.env.example', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8').split('\n');
  const parsed = parseEnv(lines.join('\n'));

  it('.env.example lists all settings in the order of `settingNames`, and no other', () => {
    expect(lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? [])).toEqual([...settingNames]);
  });

  it('.env.example has the same settings as no file when it is copied unchanged', () => {
    expect(readSettings({ ...parsed })).toEqual(readSettings({}));
  });
});

describe('the settings of monitoring', () => {
  const readMonitoring = (env: Record<string, string>) => readSettings(env).monitoring;

  it('the app reports nothing when VITE_REPORT_URL is not set [R13.50]', () => {
    expect(readMonitoring({})).toBeNull();
  });

  it('the settings accept a path or a URL, and a share of page loads [R13.50]', () => {
    expect(readMonitoring({ VITE_REPORT_URL: '/_reports' })).toEqual({ url: '/_reports', vitalsShare: 0.1 });
    const url = 'https://reports.example/v1';
    expect(readMonitoring({ VITE_REPORT_URL: url, VITE_REPORT_VITALS: '1' })).toEqual({ url, vitalsShare: 1 });
  });

  it.each([
    [{ VITE_REPORT_URL: '/login' }, /^VITE_REPORT_URL must be a path of its own/],
    [{ VITE_REPORT_URL: '/' }, /^VITE_REPORT_URL must be a path of its own/],
  ])('the settings reject %o', (env, message) => {
    expect(() => readMonitoring(env)).toThrow(message);
  });
});
