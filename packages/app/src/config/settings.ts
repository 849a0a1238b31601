import { hasTwoDecimals } from '../payments/checkout/charge.ts';
import { routePatterns } from '../routing/routeTable.ts';

/**
 * Where the shop's other ends are. Everything is optional: what is not given is played by the mock server's stand-ins
 * (house.md, decisions 9 to 11 and 14).
 */

export type FirebaseSettings = { apiKey: string; authDomain: string; projectId: string; appId: string };

export type Settings = {
  /** The product's own server: `/api` on this origin, or an absolute URL. Never ends in a slash. */
  apiUrl: string;
  /**
   * Where the demo services (sign-in, cards, image host) are asked, wherever the API is: `/api` on this origin, or the absolute URL of
   * a mock server. Never ends in a slash.
   */
  demoUrl: string;
  /** A real Firebase project; null: the mock server's identity. */
  firebase: FirebaseSettings | null;
  /** An Auth emulator in the place of the demo's sign-in. */
  firebaseEmulatorUrl: string | null;
  /** Null: the local card object and the mock server's ledger. */
  stripePublishableKey: string | null;
  /** What cards are charged in, as an ISO 4217 code in small letters; an intent of another currency is not confirmed. */
  stripeCurrency: string;
  /** Whether creating a payment intent carries an `Idempotency-Key`; some servers' CORS rules refuse the header (faults P16). */
  takesIdempotencyKeys: boolean;
  /** Whether the server is sent Firebase's ID token when it is asked for an access token; its CORS rules may refuse the header. */
  sendsIdTokens: boolean;
  /** Null: the mock server's image host. */
  imageHost: { url: string; key: string } | null;
  /** Where listings' pictures may be, besides our own origin and the API's: `https://host`, without a slash. */
  imageOrigins: string[];
};

/** Every setting there is, in the order of `.env.example`. */
export const settingNames = [
  'VITE_SITE_URL',
  'VITE_API_URL',
  'VITE_DEMO_URL',
  'VITE_IDEMPOTENCY_KEY',
  'VITE_ID_TOKEN',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_EMULATOR_URL',
  'VITE_STRIPE_PUBLISHABLE_KEY',
  'VITE_STRIPE_CURRENCY',
  'VITE_IMAGE_HOST_URL',
  'VITE_IMAGE_HOST_KEY',
  'VITE_IMAGE_HOST_PICTURES',
] as const;
export type SettingName = (typeof settingNames)[number];

const firebaseNames = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  appId: 'VITE_FIREBASE_APP_ID',
} as const satisfies Record<string, SettingName>;

export type Environment = Record<string, unknown>;

export const readText = (env: Environment, name: SettingName): string => {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A group of settings is given whole or not at all. */
const readGroup = <Key extends string>(
  env: Environment,
  names: Record<Key, SettingName>,
): Record<Key, string> | null => {
  const entries = Object.entries<SettingName>(names).map(([key, name]) => [key, readText(env, name), name] as const);
  const missing = entries.filter(([, value]) => !value);
  if (missing.length === entries.length) return null;
  if (missing.length > 0) {
    const given = entries.filter(([, value]) => value).map(([, , name]) => name);
    throw new Error(
      `${missing.map(([, , name]) => name).join(', ')} must be set too, because ${given.join(', ')} ${given.length > 1 ? 'are' : 'is'}; or leave all of them out.`,
    );
  }
  return Object.fromEntries(entries.map(([key, value]) => [key, value])) as Record<Key, string>;
};

/** A host, a port and a path of plain letters: what else a URL may hold would end something in a header that is made of it. */
const safeUrlPattern =
  /^https?:\/\/([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d+)?(\/(?!\.{1,2}(\/|$))([\w.~-]|%[\da-f]{2})*)*$/i;

/** An address that paths are put behind: no query, no name and password. It never ends in a slash. */
const readHttpUrl = (name: SettingName, value: string): string => {
  // A password is not repeated where logs would keep it.
  if (/^https?:\/\/[^/]*@/.test(value)) {
    throw new Error(`${name} must be an http(s) URL without a name and a password.`);
  }
  if (!URL.canParse(value) || !safeUrlPattern.test(value)) {
    throw new Error(
      `${name} must be an http(s) URL such as https://shop.example/path, of letters, digits, ".", "-", "_", "~" and escapes such as %20, but is "${value}".`,
    );
  }
  return value.replace(/\/+$/, '');
};

/** What a browser takes for safe although it is not asked by HTTPS: this machine. */
export const isLocalAddress = (address: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** As `httpUrl`; a page that came by HTTPS may ask nobody by HTTP, and everybody on the way could read the tokens. */
export const readSecureUrl = (name: SettingName, value: string): string => {
  const address = readHttpUrl(name, value);
  if (new URL(address).protocol === 'https:' || isLocalAddress(address)) return address;
  throw new Error(
    `${name} must begin with https://, but is "${value}": browsers let no https page ask it; http:// is for localhost alone.`,
  );
};

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** Whether pages or files of the shop are there; the root is looked at elsewhere. */
export const isReservedPath = (path: string): boolean =>
  path !== '' && [...routePatterns.map(firstSegment), 'assets', 'icons', 'shares'].includes(firstSegment(path));

/** A path on the shop's own origin, or an absolute URL. */
const readApiUrl = (value: string): string => {
  const name = 'VITE_API_URL';
  if (!value) return '/api';
  if (!value.startsWith('/') || value.startsWith('//')) return readSecureUrl(name, value);
  const path = value.replace(/\/+$/, '');
  if (isReservedPath(path)) {
    throw new Error(
      `${name} must be a path of its own, such as /v1, but pages or files of the shop are at "${value}".`,
    );
  }
  if (/^(\/[\w.~-]+)+$/.test(path) && !/\/\.{1,2}(\/|$)/.test(path)) return path;
  throw new Error(
    `${name} must be a path such as /v1 or an http(s) URL, but is "${value}"; the root is taken by the shop's own pages.`,
  );
};

/** Never the API's address: what signs in and pays is sent there. */
const readDemoUrl = (env: Environment): string => {
  const value = readText(env, 'VITE_DEMO_URL');
  return value ? readSecureUrl('VITE_DEMO_URL', value) : '/api';
};

/** Google's window is opened at `https://` and this. */
const readHostName = (name: SettingName, value: string): string => {
  if (/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value)) return value;
  throw new Error(
    `${name} must be the name of a host such as shop.firebaseapp.com, without https:// and path, but is "${value}".`,
  );
};

const readFirebase = (env: Environment): FirebaseSettings | null => {
  const firebase = readGroup(env, firebaseNames);
  return firebase && { ...firebase, authDomain: readHostName('VITE_FIREBASE_AUTH_DOMAIN', firebase.authDomain) };
};

const readEmulatorUrl = (env: Environment, firebase: FirebaseSettings | null): string | null => {
  const name = 'VITE_FIREBASE_EMULATOR_URL';
  const value = readText(env, name);
  if (!value) return null;
  if (firebase) throw new Error(`${name} must be left out, because VITE_FIREBASE_API_KEY names a real project.`);
  return readSecureUrl(name, value);
};

/** The value is not repeated: it may be the secret one. */
const readPublishableKey = (env: Environment): string | null => {
  const value = readText(env, 'VITE_STRIPE_PUBLISHABLE_KEY');
  if (!value || /^pk_(test|live)_[a-z\d]+$/i.test(value)) return value || null;
  if (/^[sr]k_/.test(value)) {
    throw new Error(
      'VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key (pk_test_… or pk_live_…), but is a secret one: everybody who opens the shop could read it; use the other one, and roll this one at Stripe if it was ever built in.',
    );
  }
  throw new Error('VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key (pk_test_… or pk_live_…).');
};

/** The amount of an intent is the price × 100 in every currency, so those without hundredths cannot be charged. */
const readCurrency = (env: Environment): string => {
  const name = 'VITE_STRIPE_CURRENCY';
  const value = readText(env, name).toLowerCase() || 'bdt';
  if (!/^[a-z]{3}$/.test(value)) throw new Error(`${name} must be a currency code such as usd, but is "${value}".`);
  if (!hasTwoDecimals(value)) {
    throw new Error(
      `${name} must be a currency with hundredths, because the server charges the price × 100, but "${value}" has none.`,
    );
  }
  if (value !== 'bdt' && !readText(env, 'VITE_STRIPE_PUBLISHABLE_KEY')) {
    throw new Error(
      `${name} must be left out without VITE_STRIPE_PUBLISHABLE_KEY: the demo's card service charges BDT.`,
    );
  }
  return value;
};

/** What is not said is on. */
const readOnOff = (env: Environment, name: SettingName): boolean => {
  const value = readText(env, name) || 'on';
  if (value !== 'on' && value !== 'off') throw new Error(`${name} must be "on" or "off", but is "${value}".`);
  return value === 'on';
};

const readHttpsOrigin = (name: SettingName, value: string): string => {
  const origin = value.replace(/\/$/, '');
  const isOrigin = safeUrlPattern.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  if (!isOrigin || !origin.startsWith('https://')) {
    throw new Error(`${name} must list https origins (https://host) with commas between them, but has "${value}".`);
  }
  return origin;
};

/** Photos are shown from where they are sent to, unless it is said that they are elsewhere. */
const readImageOrigins = (env: Environment, imageHost: Settings['imageHost']): string[] => {
  const name = 'VITE_IMAGE_HOST_PICTURES';
  const given = readText(env, name)
    .split(',')
    .flatMap((value) => value.trim() || []);
  if (given.length > 0) return given.map((value) => readHttpsOrigin(name, value));
  return imageHost ? [new URL(imageHost.url).origin] : [];
};

/**
 * Reads the settings from the build's environment (`import.meta.env`, or Vite's `loadEnv`).
 * Throws an Error whose sentence names the setting that is wrong or missing.
 */
export const readSettings = (env: Environment): Settings => {
  const photos = readGroup(env, { url: 'VITE_IMAGE_HOST_URL', key: 'VITE_IMAGE_HOST_KEY' });
  const imageHost = photos && { ...photos, url: readSecureUrl('VITE_IMAGE_HOST_URL', photos.url) };
  const firebase = readFirebase(env);
  return {
    apiUrl: readApiUrl(readText(env, 'VITE_API_URL')),
    demoUrl: readDemoUrl(env),
    firebase,
    firebaseEmulatorUrl: readEmulatorUrl(env, firebase),
    stripePublishableKey: readPublishableKey(env),
    stripeCurrency: readCurrency(env),
    takesIdempotencyKeys: readOnOff(env, 'VITE_IDEMPOTENCY_KEY'),
    sendsIdTokens: readOnOff(env, 'VITE_ID_TOKEN'),
    imageHost,
    imageOrigins: readImageOrigins(env, imageHost),
  };
};

export type DemoService = 'server' | 'identity' | 'cards' | 'photos';

/** What is played by a stand-in with these settings, for the demo ribbon. */
export const demoServicesOf = (settings: Settings): DemoService[] => [
  ...(settings.apiUrl === '/api' ? (['server'] as const) : []),
  ...(settings.firebase ? [] : (['identity'] as const)),
  ...(settings.stripePublishableKey ? [] : (['cards'] as const)),
  ...(settings.imageHost ? [] : (['photos'] as const)),
];

/** The stand-ins that are asked at `demoUrl`. The server's own is asked at `apiUrl`, another Auth emulator at its own address. */
export const demoServicesAtDemoUrl = (settings: Settings): DemoService[] =>
  demoServicesOf(settings).filter((one) => one !== 'server' && !(one === 'identity' && settings.firebaseEmulatorUrl));
