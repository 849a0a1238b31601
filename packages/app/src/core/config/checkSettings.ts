import { type Environment, isLocalAddress, readSettings, settingNames } from './readSettings.ts';
import { type DemoService, demoServicesAtDemoUrl, demoServicesOf, type Settings } from './settings.ts';

/** The build finds unknown names of settings, and secrets, which every user could read in the built files. */

/** Of Vite, of Vercel, and of the configuration that Firebase's console shows. */
const otherNames =
  /^VITE_(USER_NODE_ENV|VERCEL_\w+|FIREBASE_(STORAGE_BUCKET|MESSAGING_SENDER_ID|MEASUREMENT_ID|DATABASE_URL))$/;

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
  const unknown = given.map(([name]) => name).filter((name) => !settingNames.includes(name) && !otherNames.test(name));
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

export const checkSettings = (env: Environment): Settings => {
  checkNames(env);
  return readSettings(env);
};

/** The build cannot know whether the host has demo services at that URL. */
const demoUrlNote = (settings: Settings): string =>
  settings.demoUrl === '/api'
    ? "Demo services are requested at the app's own origin, never at VITE_API_URL: npm start and npm run dev respond there, a static host does not."
    : `Demo services are requested at ${settings.demoUrl}, never at VITE_API_URL.`;

export const buildNotes = (settings: Settings): string[] => {
  const services = namesOf(demoServicesOf(settings).filter((one) => one !== 'emulator'));
  const notes: [isTrue: boolean, sentence: string][] = [
    [
      settings.stripePublishableKey?.startsWith('pk_test_') === true,
      'VITE_STRIPE_PUBLISHABLE_KEY is a test key: cards are tested, and no money moves.',
    ],
    [
      services === '' && settings.siteUrl === null,
      'VITE_SITE_URL is not set: pages have no canonical URL, and there is no sitemap.',
    ],
    [
      settings.firebaseEmulatorUrl !== null,
      `The Auth emulator at ${settings.firebaseEmulatorUrl} signs users in. It is for tests, and checks no password of a real user.`,
    ],
    [services !== '', `Demo services are in use, because their settings are empty: ${services}.`],
    [demoServicesAtDemoUrl(settings).length > 0, demoUrlNote(settings)],
  ];
  return notes.flatMap(([isTrue, sentence]) => (isTrue ? [sentence] : []));
};

/** A build for real users must not use a demo service, or an address on the build machine. */
export const rejectDemoServices = (settings: Settings): void => {
  const services = namesOf(demoServicesOf(settings));
  if (services) throw new Error(`Demo services are left: ${services}. Set their settings.`);
  const addresses = [settings.siteUrl, settings.apiUrl, settings.imageHost?.url];
  const own = addresses.find((address) => address && isLocalAddress(address));
  if (own) throw new Error(`An app for customers must have no address on this machine, but has "${own}".`);
};

export const readBuildSettings = (env: Environment, allowsDemoServices = true): Settings => {
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
