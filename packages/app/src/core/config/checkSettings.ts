import {
  type DemoService,
  demoServicesAtDemoUrl,
  demoServicesOf,
  type Environment,
  isLocalAddress,
  isReservedPath,
  readSecureUrl,
  readSettings,
  readText,
  type Settings,
  settingNames,
} from './settings.ts';

/** The build finds unknown names of settings, and secrets, which every user could read in the built files. */

/** Of Vite, of Vercel, and of the configuration that Firebase's console shows. */
const otherNames =
  /^VITE_(USER_NODE_ENV|VERCEL_\w+|FIREBASE_(STORAGE_BUCKET|MESSAGING_SENDER_ID|MEASUREMENT_ID|DATABASE_URL))$/;

const isKnown = (name: string): boolean => settingNames.some((known) => known === name) || otherNames.test(name);

/** Stripe's secret keys, restricted keys and webhook secrets, and private keys of any kind. */
const isSecret = (value: string): boolean => /^([sr]k|whsec)_|-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"/.test(value);

/** The message never contains a value. */
const checkNames = (env: Environment): void => {
  const given = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  for (const [name, value] of given) {
    // `readSettings` throws a message of its own for this setting.
    if (name !== 'VITE_STRIPE_PUBLISHABLE_KEY' && typeof value === 'string' && isSecret(value.trim())) {
      throw new Error(
        `${name} holds a secret key, and everyone can read VITE_… settings in the built files: remove it, and roll the key if it was ever in a build.`,
      );
    }
  }
  const unknown = given.flatMap(([name]) => (isKnown(name) ? [] : [name]));
  if (unknown.length > 0)
    throw new Error(`Unknown settings: ${unknown.join(', ')}. Known settings: ${settingNames.join(', ')}.`);
};

const demoServiceNames = {
  server: 'the server',
  identity: 'sign-in',
  emulator: 'the Auth emulator',
  cards: 'card payment',
  photos: 'photo storage',
} satisfies Record<DemoService, string>;

const namesOf = (services: readonly DemoService[]): string => services.map((one) => demoServiceNames[one]).join(', ');

export type BuildSettings = Settings & {
  /** Such as `https://shop.example`; null if it is not set. */
  siteUrl: string | null;
};

/** Without a path, because the app's own URLs start at the root of the origin. */
const readSiteUrl = (env: Environment): string | null => {
  const name = 'VITE_SITE_URL';
  const value = readText(env, name);
  if (!value) return null;
  const { origin, pathname } = new URL(readSecureUrl(name, value));
  if (pathname === '/') return origin;
  throw new Error(`${name} must be an origin such as https://shop.example, without a path, but is "${value}".`);
};

/** The path of the API on the app's own origin must not be that of a page or file. */
const checkApiUrl = ({ apiUrl, siteUrl }: BuildSettings): void => {
  if (!URL.canParse(apiUrl)) return;
  const { origin, pathname } = new URL(apiUrl);
  if (origin === siteUrl && (pathname === '/' || isReservedPath(pathname))) {
    throw new Error(
      `VITE_API_URL must not be where the app's own pages and files are, but is "${apiUrl}": give the server a path of its own, such as ${siteUrl}/v1.`,
    );
  }
};

/** Another server must not use these on the same origin. */
const demoPathSegments = [
  'api',
  'pictures',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  '_cards',
  '_ledger',
  '_mails',
  '_password',
];

/** Undefined for another origin, and for `/api`, the mock server's default. */
const ownApiPath = ({ apiUrl, siteUrl }: BuildSettings): string | undefined => {
  if (apiUrl === '/api') return undefined;
  if (!URL.canParse(apiUrl)) return apiUrl;
  const { origin, pathname } = new URL(apiUrl);
  return origin === siteUrl ? pathname : undefined;
};

/** The address is on the machine of the build, where users of an app at `siteUrl` cannot reach it. */
const isUnreachable = (address: string, siteUrl: string | null): boolean =>
  siteUrl !== null && !isLocalAddress(siteUrl) && URL.canParse(address) && isLocalAddress(address);

/** The app must reach each demo service, and no other server may be at its URL. */
const checkDemoServices = (settings: BuildSettings): void => {
  const { demoUrl, firebaseEmulatorUrl, siteUrl } = settings;
  const services = namesOf(demoServicesAtDemoUrl(settings));
  const isElsewhere = URL.canParse(demoUrl);
  if (!services) {
    if (!isElsewhere) return;
    throw new Error('VITE_DEMO_URL must be left out, because no demo service is in use.');
  }
  const ownPath = ownApiPath(settings);
  if (!isElsewhere && ownPath !== undefined && demoPathSegments.includes(ownPath.split('/')[1] ?? '')) {
    throw new Error(
      `VITE_API_URL must not be at "${ownPath}", because the demo services are there (${services}): give the server a path of its own, such as /v1, or set VITE_DEMO_URL.`,
    );
  }
  for (const [name, address] of Object.entries({
    VITE_DEMO_URL: demoUrl,
    VITE_FIREBASE_EMULATOR_URL: firebaseEmulatorUrl ?? '',
  })) {
    if (!isUnreachable(address, siteUrl)) continue;
    throw new Error(
      `${name} must not be on this machine, but is "${address}": users of ${siteUrl} cannot reach it. Give another address, or leave VITE_SITE_URL out.`,
    );
  }
};

export const checkSettings = (env: Environment): BuildSettings => {
  checkNames(env);
  const settings = { ...readSettings(env), siteUrl: readSiteUrl(env) };
  checkApiUrl(settings);
  checkDemoServices(settings);
  return settings;
};

/** The build cannot know whether the host has demo services at that URL. */
const demoUrlNote = (settings: BuildSettings): string[] => {
  if (demoServicesAtDemoUrl(settings).length === 0) return [];
  if (URL.canParse(settings.demoUrl))
    return [`Demo services are requested at ${settings.demoUrl}, never at VITE_API_URL.`];
  return [
    "Demo services are requested at the app's own origin, never at VITE_API_URL: npm start and npm run dev respond there, a static host does not.",
  ];
};

export const buildNotes = (settings: BuildSettings): string[] => {
  const services = namesOf(demoServicesOf(settings).filter((one) => one !== 'emulator'));
  return [
    ...(settings.stripePublishableKey?.startsWith('pk_test_')
      ? ['VITE_STRIPE_PUBLISHABLE_KEY is a test key: cards are tested, and no money moves.']
      : []),
    ...(!services && !settings.siteUrl
      ? ['VITE_SITE_URL is not set: pages have no canonical URL, and there is no sitemap.']
      : []),
    ...(settings.firebaseEmulatorUrl
      ? [
          `The Auth emulator at ${settings.firebaseEmulatorUrl} signs users in. It is for tests, and checks no password of a real user.`,
        ]
      : []),
    ...(services ? [`Demo services are in use, because their settings are empty: ${services}.`] : []),
    ...demoUrlNote(settings),
  ];
};

/** A build for real users must not use a demo service, or an address on the build machine. */
export const rejectDemoServices = (settings: BuildSettings): void => {
  const services = namesOf(demoServicesOf(settings));
  if (services) throw new Error(`Demo services are left: ${services}. Set their settings.`);
  const addresses = [settings.siteUrl, settings.apiUrl, settings.imageHost?.url];
  const own = addresses.find((address) => address && URL.canParse(address) && isLocalAddress(address));
  if (own) throw new Error(`An app for customers must have no address on this machine, but has "${own}".`);
};

export const readBuildSettings = (env: Environment, allowsDemoServices = true): BuildSettings => {
  try {
    const settings = checkSettings(env);
    if (!allowsDemoServices) rejectDemoServices(settings);
    for (const note of buildNotes(settings)) console.info(note);
    return settings;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
