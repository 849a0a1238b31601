import { routePatterns } from '#core/navigation/routeTable.ts';
import { hasTwoDecimals } from './currency.ts';

/** All settings are optional: a demo service replaces each part that is not configured (docs/configuration.md). */

export type FirebaseSettings = { apiKey: string; authDomain: string; projectId: string; appId: string };

export type Settings = {
  /** A path on the app's origin, or an absolute URL, without a slash at the end. */
  apiUrl: string;
  /** `/api` on the app's origin, or the URL of a mock server, without a slash at the end. */
  demoUrl: string;
  /** Null means the demo sign-in. */
  firebase: FirebaseSettings | null;
  firebaseEmulatorUrl: string | null;
  /** Null means the fake Stripe, which uses the mock server's card service. */
  stripePublishableKey: string | null;
  /** An ISO 4217 code in lower case. A payment intent in another currency is not confirmed. */
  stripeCurrency: string;
  /** False for servers whose CORS rules reject the header `Idempotency-Key` (failure mode P16). */
  takesIdempotencyKeys: boolean;
  /** False for servers whose CORS rules reject the header of the ID token. */
  sendsIdTokens: boolean;
  /** Null means the demo image host. */
  imageHost: { url: string; key: string } | null;
  /** Besides the app's and the API's origin: `https://host`, without a slash at the end. */
  imageOrigins: string[];
  /** docs/monitoring.md. `vitalsShare`: the share of page loads that report loading times, from 0 to 1. */
  monitoring: { url: string; vitalsShare: number } | null;
};

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
type SettingName = (typeof settingNames)[number];

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

/** Null if none of the settings is set. Throws if only some are set. */
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

/** Special characters have a meaning in the security headers, which contain the URL. */
const safeUrlPattern =
  /^https?:\/\/([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d+)?(\/(?!\.{1,2}(\/|$))([\w.~-]|%[\da-f]{2})*)*$/i;

/** Without query and credentials. The result has no slash at the end. */
const readHttpUrl = (name: SettingName, value: string): string => {
  // Logs must not store the password in the URL.
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

/** On the user's own machine, for which browsers do not require HTTPS. */
export const isLocalAddress = (address: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Browsers block HTTP requests from HTTPS pages, and HTTP would expose the tokens. */
export const readSecureUrl = (name: SettingName, value: string): string => {
  const address = readHttpUrl(name, value);
  if (new URL(address).protocol === 'https:' || isLocalAddress(address)) return address;
  throw new Error(
    `${name} must begin with https://, but is "${value}": browsers block http requests of https pages; http:// is for localhost only.`,
  );
};

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** Whether the app has pages or files below this path. The callers check the root path themselves. */
export const isReservedPath = (path: string): boolean =>
  path !== '' && [...routePatterns.map(firstSegment), 'assets', 'icons', 'shares'].includes(firstSegment(path));

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

/** Not by default at the API's URL, because passwords and card data of the demo must go only to demo services. */
const readDemoUrl = (env: Environment): string => {
  const value = readText(env, 'VITE_DEMO_URL');
  return value ? readSecureUrl('VITE_DEMO_URL', value) : '/api';
};

/** Without a scheme: the Firebase SDK adds `https://` when it opens the sign-in popup. */
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

/** The error message does not contain the value, which may be a secret key. */
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

/** Servers compute a charge as price × 100, so a currency without hundredths, such as the yen, is rejected. */
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

const readImageOrigins = (env: Environment, imageHost: Settings['imageHost']): string[] => {
  const name = 'VITE_IMAGE_HOST_PICTURES';
  const values = readText(env, name)
    .split(',')
    .flatMap((value) => value.trim() || []);
  if (values.length > 0) return values.map((value) => readHttpsOrigin(name, value));
  return imageHost ? [new URL(imageHost.url).origin] : [];
};

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

/** From `import.meta.env`, or Vite's `loadEnv`. Throws an Error whose message names the setting. */
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

/** `emulator` replaces Firebase in tests. */
export type DemoService = 'server' | 'identity' | 'emulator' | 'cards' | 'photos';

export const demoServicesOf = (settings: Settings): DemoService[] => [
  ...(settings.apiUrl === '/api' ? (['server'] as const) : []),
  ...(settings.firebaseEmulatorUrl ? (['emulator'] as const) : []),
  ...(settings.firebaseEmulatorUrl || settings.firebase ? [] : (['identity'] as const)),
  ...(settings.stripePublishableKey ? [] : (['cards'] as const)),
  ...(settings.imageHost ? [] : (['photos'] as const)),
];

/** The mock server is at `apiUrl`, and an Auth emulator has a URL of its own. */
export const demoServicesAtDemoUrl = (settings: Settings): DemoService[] =>
  demoServicesOf(settings).filter((one) => one !== 'server' && one !== 'emulator');
