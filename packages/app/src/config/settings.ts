import { hasTwoDecimals } from '../payments/stripe/chargeAmount.ts';
import { routePatterns } from '../routing/paths/routeTable.ts';

/**
 * The settings of the app. All are optional: demo services replace the vendors that are not configured
 * (docs/configuration.md).
 */

export type FirebaseSettings = { apiKey: string; authDomain: string; projectId: string; appId: string };

export type Settings = {
  /** The base URL of the server: a path on this origin, or an absolute URL. No slash at the end. */
  apiUrl: string;
  /**
   * The base URL of the demo services (sign-in, cards, image host), independent of `apiUrl`: `/api` on this origin, or the
   * absolute URL of a mock server. No slash at the end.
   */
  demoUrl: string;
  /** A Firebase project; null: the demo sign-in. */
  firebase: FirebaseSettings | null;
  /** The base URL of an Auth emulator that replaces the demo sign-in. */
  firebaseEmulatorUrl: string | null;
  /** Null: the fake Stripe and the mock server's ledger. */
  stripePublishableKey: string | null;
  /** The currency of charges, an ISO 4217 code in lower case. An intent with another currency is not confirmed. */
  stripeCurrency: string;
  /** Whether to send `Idempotency-Key` with a payment intent; the CORS rules of some servers reject it (failure mode P16). */
  takesIdempotencyKeys: boolean;
  /** Whether to send the ID token with requests for an access token; the CORS rules of some servers reject the header. */
  sendsIdTokens: boolean;
  /** Null: the demo's image host. */
  imageHost: { url: string; key: string } | null;
  /** The origins of bike images besides the app's and the API's: `https://host`, without a slash. */
  imageOrigins: string[];
};

/** All settings, in the order of `.env.example`. */
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

/** Reads settings that must be set together. Null if none is set; throws if only some are. */
const readGroup = <Key extends string>(
  env: Environment,
  names: Record<Key, SettingName>,
): Record<Key, string> | null => {
  const entries = Object.entries<SettingName>(names).map(([key, name]) => [key, readText(env, name), name] as const);
  const missing = entries.filter(([, value]) => !value);
  if (missing.length === entries.length) return null;
  if (missing.length > 0) {
    const present = entries.filter(([, value]) => value).map(([, , name]) => name);
    throw new Error(
      `${missing.map(([, , name]) => name).join(', ')} must be set too, because ${present.join(', ')} ${present.length > 1 ? 'are' : 'is'}; or leave all of them out.`,
    );
  }
  return Object.fromEntries(entries.map(([key, value]) => [key, value])) as Record<Key, string>;
};

/** Host, port and path without special characters: these would break the headers that contain the URL. */
const safeUrlPattern =
  /^https?:\/\/([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d+)?(\/(?!\.{1,2}(\/|$))([\w.~-]|%[\da-f]{2})*)*$/i;

/** Reads a base URL: no query, no credentials. The result has no slash at the end. */
const readHttpUrl = (name: SettingName, value: string): string => {
  // The message must not contain the password, because logs would store it.
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

/** Whether the host is this machine, which browsers treat as secure without HTTPS. */
export const isLocalAddress = (address: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** As `readHttpUrl`, but requires HTTPS: browsers block HTTP requests of HTTPS pages, and HTTP would expose the tokens. */
export const readSecureUrl = (name: SettingName, value: string): string => {
  const address = readHttpUrl(name, value);
  if (new URL(address).protocol === 'https:' || isLocalAddress(address)) return address;
  throw new Error(
    `${name} must begin with https://, but is "${value}": browsers block http requests of https pages; http:// is for localhost only.`,
  );
};

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** Whether the app has pages or files below this path. The root is checked elsewhere. */
export const isReservedPath = (path: string): boolean =>
  path !== '' && [...routePatterns.map(firstSegment), 'assets', 'icons', 'shares'].includes(firstSegment(path));

/** A path on the app's own origin, or an absolute URL. */
const readApiUrl = (value: string): string => {
  const name = 'VITE_API_URL';
  if (!value) return '/api';
  if (!value.startsWith('/') || value.startsWith('//')) return readSecureUrl(name, value);
  const path = value.replace(/\/+$/, '');
  if (isReservedPath(path)) {
    throw new Error(`${name} must be a path of its own, such as /v1, but the app has pages or files at "${value}".`);
  }
  if (/^(\/[\w.~-]+)+$/.test(path) && !/\/\.{1,2}(\/|$)/.test(path)) return path;
  throw new Error(
    `${name} must be a path such as /v1 or an http(s) URL, but is "${value}"; the root belongs to the app's own pages.`,
  );
};

/** Never defaults to the API's URL: credentials and card data go to this one. */
const readDemoUrl = (env: Environment): string => {
  const value = readText(env, 'VITE_DEMO_URL');
  return value ? readSecureUrl('VITE_DEMO_URL', value) : '/api';
};

/** A host name: the sign-in popup opens `https://` and this name. */
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

/** The messages do not repeat the value: it may be a secret key. */
const readPublishableKey = (env: Environment): string | null => {
  const value = readText(env, 'VITE_STRIPE_PUBLISHABLE_KEY');
  if (!value || /^pk_(test|live)_[a-z\d]+$/i.test(value)) return value || null;
  if (/^[sr]k_/.test(value)) {
    throw new Error(
      'VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key (pk_test_… or pk_live_…), but is a secret one: every user of the app could read it; use the other one, and roll this one at Stripe if it was ever built in.',
    );
  }
  throw new Error('VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key (pk_test_… or pk_live_…).');
};

/** The amount of an intent is the price × 100 in every currency, so currencies without hundredths cannot be charged. */
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

/** Reads `on` or `off`; empty means on. */
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

/** The origins of uploaded images: the image host's own, unless the setting lists others. */
const readImageOrigins = (env: Environment, imageHost: Settings['imageHost']): string[] => {
  const name = 'VITE_IMAGE_HOST_PICTURES';
  const values = readText(env, name)
    .split(',')
    .flatMap((value) => value.trim() || []);
  if (values.length > 0) return values.map((value) => readHttpsOrigin(name, value));
  return imageHost ? [new URL(imageHost.url).origin] : [];
};

/**
 * Reads the settings from the build's environment (`import.meta.env`, or Vite's `loadEnv`).
 * Throws an Error whose message names the setting that is wrong or missing.
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

/** The demo services in use with these settings. */
export const demoServicesOf = (settings: Settings): DemoService[] => [
  ...(settings.apiUrl === '/api' ? (['server'] as const) : []),
  ...(settings.firebase ? [] : (['identity'] as const)),
  ...(settings.stripePublishableKey ? [] : (['cards'] as const)),
  ...(settings.imageHost ? [] : (['photos'] as const)),
];

/** The demo services at `demoUrl`. The mock server itself is at `apiUrl`, another Auth emulator at its own URL. */
export const demoServicesAtDemoUrl = (settings: Settings): DemoService[] =>
  demoServicesOf(settings).filter((one) => one !== 'server' && !(one === 'identity' && settings.firebaseEmulatorUrl));
