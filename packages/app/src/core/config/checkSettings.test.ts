import { describe, expect, test } from 'vitest';
import { everything } from '#testing/exampleSettings.ts';
import { buildNotes, checkSettings, rejectDemoServices } from './checkSettings.ts';
import { settingNames } from './readSettings.ts';
import { demoServicesOf } from './settings.ts';

describe('an unknown setting name', () => {
  test('an unknown setting name stops the build with a list of all unknown and all known names', () => {
    expect(() => checkSettings({ VITE_API_ULR: 'x', VITE_API_URL: '/api', VITE_BANNER: '' })).toThrow(
      `Unknown settings: VITE_API_ULR, VITE_BANNER. Known settings: ${settingNames.join(', ')}.`,
    );
  });

  test.each(['VITE_FIREBASE_STORAGE_BUCKET', 'VITE_FIREBASE_MESSAGING_SENDER_ID'])(
    'the build ignores the variable %s, which belongs to another program',
    (name) => {
      expect(() => checkSettings({ [name]: 'x' })).not.toThrow();
    },
  );
});

test.each([
  ['VITE_IMAGE_HOST_KEY', 'sk_live_hunter2'],
  ['VITE_API_URL', ' rk_live_hunter2'],
  ['VITE_WEBHOOK', 'whsec_hunter2'],
  ['VITE_FIREBASE_API_KEY', '-----BEGIN PRIVATE KEY-----hunter2'],
  ['VITE_SERVICE_ACCOUNT', '{"private_key": "hunter2"}'],
])('the build rejects a secret in %s with a message that does not contain the secret', (name, value) => {
  expect(() => checkSettings({ [name]: value })).toThrow(new RegExp(`^${name} holds a secret key(?!.*hunter2)`));
});

const ownOrigin =
  "Demo services are requested at the app's own origin, never at VITE_API_URL: npm start and npm run dev respond there, a static host does not.";

describe("the notes in the build's log", () => {
  test('T4: the notes name the URL of the demo services', () => {
    expect(buildNotes(checkSettings({ VITE_API_URL: 'https://api.example' }))).toEqual([
      'Demo services are in use, because their settings are empty: sign-in, card payment, photo storage.',
      ownOrigin,
    ]);
    const VITE_DEMO_URL = 'http://localhost:4000';
    expect(buildNotes(checkSettings({ VITE_API_URL: 'https://api.example', VITE_DEMO_URL })).at(-1)).toBe(
      'Demo services are requested at http://localhost:4000, never at VITE_API_URL.',
    );
  });

  test('the notes and the ribbon name an Auth emulator instead of the demo sign-in', () => {
    const settings = checkSettings({ VITE_FIREBASE_EMULATOR_URL: 'http://127.0.0.1:9099' });
    expect(demoServicesOf(settings)).toEqual(['server', 'emulator', 'cards', 'photos']);
    const notes = buildNotes(settings).join('\n');
    expect(notes).toContain('The Auth emulator at http://127.0.0.1:9099 signs users in.');
    expect(notes).toContain('because their settings are empty: the server, card payment, photo storage.');
    expect(() => rejectDemoServices(settings)).toThrow('the Auth emulator');
  });

  test("the notes say that payments move no money when Stripe's key is a test key", () => {
    const notes = buildNotes(checkSettings({ VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }));
    expect(notes[0]).toBe('VITE_STRIPE_PUBLISHABLE_KEY is a test key: cards are tested, and no money moves.');
  });

  test.each(['http://shop.example', 'shop.example'])('the build rejects %s as VITE_SITE_URL', (VITE_SITE_URL) => {
    expect(() => checkSettings({ VITE_SITE_URL })).toThrow(/^VITE_SITE_URL must/);
  });

  test.each([
    ['', null],
    ['https://shop.example/', 'https://shop.example'],
  ])('the build reads VITE_SITE_URL %j as %j', (VITE_SITE_URL, siteUrl) => {
    expect(checkSettings({ VITE_SITE_URL }).siteUrl).toBe(siteUrl);
  });
});

describe('a build without demo services', () => {
  const reject = (changes: object) => () => rejectDemoServices(checkSettings({ ...everything, ...changes }));

  test.each([
    [{ VITE_IMAGE_HOST_URL: '', VITE_IMAGE_HOST_KEY: '' }, 'Demo services are left: photo storage.'],
    [{ VITE_API_URL: 'http://localhost:4000' }, 'no address on this machine, but has "http://localhost:4000".'],
  ])('a build without demo services is rejected with the settings %o', (changes, message) => {
    expect(reject(changes)).toThrow(message);
  });
});

test("a build is rejected when the server is at the origin of the app's own files", () => {
  const settings = { VITE_API_URL: 'https://shop.example', VITE_SITE_URL: 'https://shop.example' };
  expect(() => checkSettings(settings)).toThrow(/^VITE_API_URL must not be where the app's own/);
  expect(() => checkSettings({ ...settings, VITE_SITE_URL: 'https://other.example' })).not.toThrow();
});

describe('T4: a build whose demo services cannot be reached', () => {
  const VITE_SITE_URL = 'https://shop.example';

  test('the build is rejected when the server is below /api', () => {
    const VITE_API_URL = '/api/v1';
    expect(() => checkSettings({ VITE_API_URL, VITE_SITE_URL })).toThrow(
      'VITE_API_URL must not be where the demo services are: give the server a path of its own, such as /v1, or set VITE_DEMO_URL.',
    );
    expect(() => checkSettings({ ...everything, VITE_API_URL, VITE_SITE_URL })).not.toThrow();
    expect(() => checkSettings({ VITE_API_URL, VITE_SITE_URL, VITE_DEMO_URL: 'https://demo.example' })).not.toThrow();
  });

  test('the build is rejected when the app is public and the demo services are on the build machine', () => {
    const here = { VITE_DEMO_URL: 'http://localhost:4000' };
    expect(() => checkSettings({ ...here, VITE_SITE_URL })).toThrow(
      'must not be on this machine, because users of https://shop.example cannot reach it.',
    );
    expect(() => checkSettings(here)).not.toThrow();
    expect(() => checkSettings({ ...here, VITE_SITE_URL: 'http://localhost:4173' })).not.toThrow();
  });

  test('the build is rejected when VITE_DEMO_URL is set although no demo service is used', () => {
    expect(() => checkSettings({ ...everything, VITE_DEMO_URL: 'https://demo.example' })).toThrow(
      'VITE_DEMO_URL must be left out, because no demo service is in use.',
    );
  });
});
