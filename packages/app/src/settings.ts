/**
 * Where the shop's other ends are. Everything is optional: what is not given is played by the mock server's stand-ins
 * (house.md, decisions 9 to 11 and 14).
 */

export type FirebaseSettings = { apiKey: string; authDomain: string; projectId: string; appId: string };

export type Settings = {
  /** The product's own server: `/api` on this origin, or an absolute URL. Never ends in a slash. */
  apiUrl: string;
  /** A real Firebase project; null: the mock server's identity. */
  firebase: FirebaseSettings | null;
  /** An Auth emulator at another origin than the API's. */
  firebaseEmulatorUrl: string | null;
  /** Null: the local card object and the mock server's ledger. */
  stripePublishableKey: string | null;
  /** Whether creating a payment intent carries an `Idempotency-Key`; some servers' CORS rules refuse the header (faults P16). */
  takesIdempotencyKeys: boolean;
  /** Null: the mock server's image host. */
  imageHost: { url: string; key: string } | null;
  /** Where listings' pictures may be, besides our own origin and the API's: `https://host`, without a slash. */
  pictureOrigins: string[];
};

const firebaseNames = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  appId: 'VITE_FIREBASE_APP_ID',
} as const;

type Environment = Record<string, unknown>;

const textOf = (env: Environment, name: string): string => {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A group of settings is given whole or not at all. */
const group = <Key extends string>(env: Environment, names: Record<Key, string>): Record<Key, string> | null => {
  const entries = Object.entries<string>(names).map(([key, name]) => [key, textOf(env, name), name] as const);
  const missing = entries.filter(([, value]) => !value);
  if (missing.length === entries.length) return null;
  if (missing.length > 0) {
    const given = entries.filter(([, value]) => value).map(([, , name]) => name);
    throw new Error(`${missing.map(([, , name]) => name).join(', ')} must be set too, because ${given.join(', ')} is.`);
  }
  return Object.fromEntries(entries.map(([key, value]) => [key, value])) as Record<Key, string>;
};

const httpUrl = (name: string, value: string): string => {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(`${name} must be an http(s) URL, but is "${value}".`);
  }
  return value.replace(/\/+$/, '');
};

/** What is not said is on. */
const onOrOff = (env: Environment, name: string): boolean => {
  const value = textOf(env, name) || 'on';
  if (value !== 'on' && value !== 'off') throw new Error(`${name} must be "on" or "off", but is "${value}".`);
  return value === 'on';
};

const httpsOrigin = (name: string, value: string): string => {
  const origin = value.replace(/\/$/, '');
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
  if (!isOrigin || !origin.startsWith('https://') || origin.includes('*')) {
    throw new Error(`${name} must list https origins (https://host) with commas between them, but has "${value}".`);
  }
  return origin;
};

/** Photos are shown from where they are sent to, unless it is said that they are elsewhere. */
const pictureOriginsOf = (env: Environment, imageHost: Settings['imageHost']): string[] => {
  const name = 'VITE_IMAGE_HOST_PICTURES';
  const given = textOf(env, name)
    .split(',')
    .flatMap((value) => value.trim() || []);
  if (given.length > 0) return given.map((value) => httpsOrigin(name, value));
  return imageHost ? [new URL(imageHost.url).origin] : [];
};

/**
 * Reads the settings from the build's environment (`import.meta.env`, or Vite's `loadEnv`).
 * Throws an Error whose sentence names the setting that is wrong or missing.
 */
export const readSettings = (env: Environment): Settings => {
  const apiUrl = textOf(env, 'VITE_API_URL');
  const emulator = textOf(env, 'VITE_FIREBASE_EMULATOR_URL');
  const stripeKey = textOf(env, 'VITE_STRIPE_PUBLISHABLE_KEY');
  const photos = group(env, { url: 'VITE_IMAGE_HOST_URL', key: 'VITE_IMAGE_HOST_KEY' });
  const imageHost = photos && { ...photos, url: httpUrl('VITE_IMAGE_HOST_URL', photos.url) };
  if (stripeKey && !/^pk_(test|live)_/.test(stripeKey)) {
    throw new Error('VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key (pk_test_… or pk_live_…).');
  }
  return {
    apiUrl: !apiUrl ? '/api' : /^\/(?!\/)/.test(apiUrl) ? apiUrl.replace(/\/+$/, '') : httpUrl('VITE_API_URL', apiUrl),
    firebase: group(env, firebaseNames),
    firebaseEmulatorUrl: emulator ? httpUrl('VITE_FIREBASE_EMULATOR_URL', emulator) : null,
    stripePublishableKey: stripeKey || null,
    takesIdempotencyKeys: onOrOff(env, 'VITE_IDEMPOTENCY_KEY'),
    imageHost,
    pictureOrigins: pictureOriginsOf(env, imageHost),
  };
};

export type StandIn = 'server' | 'identity' | 'cards' | 'photos';

/** What is played by a stand-in with these settings, for the demo ribbon. */
export const standInsOf = (settings: Settings): StandIn[] => [
  ...(settings.apiUrl === '/api' ? (['server'] as const) : []),
  ...(settings.firebase ? [] : (['identity'] as const)),
  ...(settings.stripePublishableKey ? [] : (['cards'] as const)),
  ...(settings.imageHost ? [] : (['photos'] as const)),
];
