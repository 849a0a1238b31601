import { routePatterns } from '#core/navigation/routeTable.ts';
import { hasTwoDecimals } from './currency.ts';

/**
 * The settings of the app. All are optional: a demo service (simulated sign-in, payment, image host or server) replaces
 * each part that is not configured (docs/configuration.md).
 */

export type FirebaseSettings = { apiKey: string; authDomain: string; projectId: string; appId: string };

export type Settings = {
  /** The base URL of the server, without a slash at the end: a path on the app's origin, or an absolute URL. */
  apiUrl: string;
  /**
   * The base URL of the demo services for sign-in, cards and photos, without a slash at the end: `/api` on the app's
   * origin, or the absolute URL of a mock server. It does not depend on `apiUrl`.
   */
  demoUrl: string;
  /** The Firebase project for sign-in; null means the demo sign-in. */
  firebase: FirebaseSettings | null;
  /** The base URL of another Firebase Auth emulator, which replaces the demo sign-in. */
  firebaseEmulatorUrl: string | null;
  /** Stripe's publishable key; null means the fake Stripe, which uses the mock server's card service. */
  stripePublishableKey: string | null;
  /**
   * The currency in which cards are charged: an ISO 4217 code in lower case. The app does not confirm a payment intent
   * in another currency.
   */
  stripeCurrency: string;
  /**
   * Whether the header `Idempotency-Key` is sent when a payment intent is created. False for servers whose CORS rules
   * reject the header (failure mode P16).
   */
  takesIdempotencyKeys: boolean;
  /**
   * Whether the ID token is sent with requests for an access token. False for servers whose CORS rules reject its
   * header.
   */
  sendsIdTokens: boolean;
  /** The image host for uploads; null means the demo image host. */
  imageHost: { url: string; key: string } | null;
  /**
   * The origins from which images of bikes are accepted, besides the app's and the API's origin. Each has the form
   * `https://host`, without a slash at the end.
   */
  imageOrigins: string[];
  /**
   * Where the app reports errors and loading times (docs/monitoring.md); null means nowhere. `vitalsShare`: the share of
   * page loads that report their loading times, from 0 to 1.
   */
  monitoring: { url: string; vitalsShare: number } | null;
};

/** The names of all settings, in the order of `.env.example`. */
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
  'VITE_REPORT_URL',
  'VITE_REPORT_VITALS',
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

/** Reads settings that must be set together. Returns null if none of them is set, and throws if only some are set. */
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

/**
 * A URL of host, port and path. Special characters are not allowed, because the security headers contain the URL, and
 * these characters have a meaning in a header.
 */
const safeUrlPattern =
  /^https?:\/\/([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d+)?(\/(?!\.{1,2}(\/|$))([\w.~-]|%[\da-f]{2})*)*$/i;

/** Reads a base URL, which must have no query and no credentials. The result has no slash at the end. */
const readHttpUrl = (name: SettingName, value: string): string => {
  // The message must not contain the URL: the URL contains a password, and logs would store the message.
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

/** Whether the address is on the user's own machine. Browsers do not require HTTPS for such an address. */
export const isLocalAddress = (address: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/**
 * Reads a base URL that must use HTTPS: browsers block HTTP requests from HTTPS pages, and HTTP would expose the
 * tokens.
 */
export const readSecureUrl = (name: SettingName, value: string): string => {
  const address = readHttpUrl(name, value);
  if (new URL(address).protocol === 'https:' || isLocalAddress(address)) return address;
  throw new Error(
    `${name} must begin with https://, but is "${value}": browsers block http requests of https pages; http:// is for localhost only.`,
  );
};

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/**
 * Whether the app has pages or files below this path. Returns false for the root path, which the callers check
 * themselves.
 */
export const isReservedPath = (path: string): boolean =>
  path !== '' && [...routePatterns.map(firstSegment), 'assets', 'icons', 'shares'].includes(firstSegment(path));

/** Reads a path on the app's own origin, or an absolute URL. */
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

/**
 * Reads the base URL of the demo services. The default does not depend on the API's URL, because the app must send
 * passwords and card data of the demo only to demo services.
 */
const readDemoUrl = (env: Environment): string => {
  const value = readText(env, 'VITE_DEMO_URL');
  return value ? readSecureUrl('VITE_DEMO_URL', value) : '/api';
};

/** Reads a host name without a scheme, because the Firebase SDK adds `https://` when it opens the sign-in popup. */
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

/**
 * Reads Stripe's publishable key. The error message does not contain the value, because the value may be a secret key.
 */
const readPublishableKey = (env: Environment): string | null => {
  const value = readText(env, 'VITE_STRIPE_PUBLISHABLE_KEY');
  if (!value || /^pk_(test|live)_[a-z\d]+$/i.test(value)) return value || null;
  if (/^[sr]k_/.test(value)) {
    throw new Error(
      'VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key (pk_test_… or pk_live_…), but is a secret one: every user of the app could read it; use the other one, and revoke this one at Stripe if a build has ever contained it.',
    );
  }
  throw new Error('VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key (pk_test_… or pk_live_…).');
};

/**
 * Reads the currency. Rejects a currency without hundredths, such as the yen, because servers compute the amount of a
 * payment intent as price × 100 in every currency.
 */
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

/** Reads a setting that is `on` or `off`. An empty setting is on. */
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

/** Reads the origins of uploaded images. The default is the origin of the image host. */
const readImageOrigins = (env: Environment, imageHost: Settings['imageHost']): string[] => {
  const name = 'VITE_IMAGE_HOST_PICTURES';
  const values = readText(env, name)
    .split(',')
    .flatMap((value) => value.trim() || []);
  if (values.length > 0) return values.map((value) => readHttpsOrigin(name, value));
  return imageHost ? [new URL(imageHost.url).origin] : [];
};

/** Reads a path on the app's own origin, or an absolute URL. */
const readReportUrl = (value: string): string => {
  const name = 'VITE_REPORT_URL';
  if (!value.startsWith('/') || value.startsWith('//')) return readSecureUrl(name, value);
  if (/^(\/[\w.~-]+)+$/.test(value) && !/\/\.{1,2}(\/|$)/.test(value) && !isReservedPath(value)) return value;
  throw new Error(`${name} must be a path of its own, such as /_reports, or an http(s) URL, but is "${value}".`);
};

const readMonitoring = (env: Environment): Settings['monitoring'] => {
  const [url, share] = [readText(env, 'VITE_REPORT_URL'), readText(env, 'VITE_REPORT_VITALS')];
  if (share && !url) throw new Error('VITE_REPORT_URL must be set too, because VITE_REPORT_VITALS is.');
  if (share && !/^(0(\.\d+)?|1(\.0+)?)$/.test(share)) {
    throw new Error(`VITE_REPORT_VITALS must be a number from 0 to 1 such as 0.1, but is "${share}".`);
  }
  return url ? { url: readReportUrl(url), vitalsShare: Number(share || '0.1') } : null;
};

/**
 * Reads the settings from the environment variables of the build (`import.meta.env`, or Vite's `loadEnv`). Throws an
 * Error whose message names the setting that is wrong or missing.
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
    monitoring: readMonitoring(env),
  };
};

/** `emulator`: an Auth emulator at an address of its own, which replaces Firebase in tests. */
export type DemoService = 'server' | 'identity' | 'emulator' | 'cards' | 'photos';

export const demoServicesOf = (settings: Settings): DemoService[] => [
  ...(settings.apiUrl === '/api' ? (['server'] as const) : []),
  ...(settings.firebaseEmulatorUrl ? (['emulator'] as const) : []),
  ...(settings.firebaseEmulatorUrl || settings.firebase ? [] : (['identity'] as const)),
  ...(settings.stripePublishableKey ? [] : (['cards'] as const)),
  ...(settings.imageHost ? [] : (['photos'] as const)),
];

/**
 * Returns the demo services in use that are at `demoUrl`. The mock server is at `apiUrl`, and an Auth emulator has a URL
 * of its own.
 */
export const demoServicesAtDemoUrl = (settings: Settings): DemoService[] =>
  demoServicesOf(settings).filter((one) => one !== 'server' && one !== 'emulator');
