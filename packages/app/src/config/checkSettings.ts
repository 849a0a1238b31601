import {
  demoServicesAtDemoUrl,
  demoServicesOf,
  type Environment,
  isLocalAddress,
  isReservedPath,
  readSecureUrl,
  readSettings,
  readText,
  type SettingName,
  type Settings,
  settingNames,
} from './settings.ts';

/**
 * What only the build looks at: names that nobody reads, and values that nobody may read. Everything called `VITE_…` ends
 * up in files that are everybody's. Node only.
 */

const isSetting = (name: string): name is SettingName => settingNames.some((known) => known === name);

const wordsOf = (name: string): string[] => name.split('_').slice(1);

/** Whether the words of one are among those of the other, in the same order: STRIPE_KEY in STRIPE_PUBLISHABLE_KEY. */
const isSubsequence = (few: readonly string[], many: readonly string[]): boolean => {
  let index = 0;
  for (const word of many) if (word === few[index]) index += 1;
  return few.length > 0 && index === few.length;
};

/** How many letters have to be written, left out or changed to make one text of the other. */
const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries()) {
      const [left = 0, above = 0, before = 0] = [next[place], row[place + 1], row[place]];
      next.push(Math.min(left + 1, above + 1, before + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

const normalizeName = (name: string): string => name.replaceAll('_', '').toUpperCase();

/** The setting that was probably meant; undefined: none, and the name is somebody else's business. */
const closestSettingName = (name: string): SettingName | undefined => {
  const byLetters = settingNames
    .map((known) => ({ known, letters: editDistance(normalizeName(name), normalizeName(known)) }))
    .toSorted((one, other) => one.letters - other.letters)[0];
  if (byLetters && byLetters.letters <= 2) return byLetters.known;
  const words = wordsOf(name);
  const byWords = settingNames.find(
    (known) => isSubsequence(words, wordsOf(known)) || isSubsequence(wordsOf(known), words),
  );
  if (byWords) return byWords;
  // A key is only ever meant to be a key: STRIPE_PUBLIC_KEY is not STRIPE_CURRENCY.
  const isKey = (one: string) => one.endsWith('_KEY');
  const [only, ...more] = settingNames.filter(
    (known) => wordsOf(known)[0] === words[0] && (!isKey(name) || isKey(known)),
  );
  return more.length === 0 ? only : undefined;
};

/** Stripe's secret and restricted keys and its webhooks' secrets, and private keys of any kind. */
const isSecret = (value: string): boolean => /^([sr]k|whsec)_|-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"/.test(value);

/** What was once meant by a name is checked as that. Throws an Error whose sentence names the setting, and never its value. */
const checkNames = (env: Environment): void => {
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('VITE_') || typeof value !== 'string') continue;
    // This one has a sentence of its own.
    if (name !== 'VITE_STRIPE_PUBLISHABLE_KEY' && isSecret(value.trim())) {
      throw new Error(
        `${name} holds a secret key, and everything called VITE_… is everybody's to read: take it away, and roll the key if it was ever built in.`,
      );
    }
    const nearest = isSetting(name) ? undefined : closestSettingName(name);
    if (nearest) throw new Error(`There is no setting ${name}: write ${nearest} if you mean that, or take it away.`);
  }
};

const demoServiceNames = { server: 'the server', identity: 'sign-in', cards: 'card payment', photos: 'photo storage' };

/** The settings of the shop, and what only its build has a use for. */
export type BuildSettings = Settings & {
  /** The origin that the shop is at, `https://shop.example`; null: nobody has said it. */
  siteUrl: string | null;
};

/** The shop stands at the root of its origin: its pages and files are addressed from there. */
const readSiteUrl = (env: Environment): string | null => {
  const name = 'VITE_SITE_URL';
  const value = readText(env, name);
  if (!value) return null;
  const { origin, pathname } = new URL(readSecureUrl(name, value));
  if (pathname === '/') return origin;
  throw new Error(`${name} must be an origin such as https://shop.example, without a path, but is "${value}".`);
};

/** Said with its origin, the shop's own place is its own place still. */
const checkApiUrl = ({ apiUrl, siteUrl }: BuildSettings): void => {
  if (!URL.canParse(apiUrl)) return;
  const { origin, pathname } = new URL(apiUrl);
  if (origin === siteUrl && (pathname === '/' || isReservedPath(pathname))) {
    throw new Error(
      `VITE_API_URL must not be where the shop's own pages and files are, but is "${apiUrl}": give the server a path of its own, such as ${siteUrl}/v1.`,
    );
  }
};

/** The first parts of the paths at which the demo services answer on their origin. */
const demoPathSegments = [
  'api',
  'pictures',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  '_cards',
  '_ledger',
];

/** The path of the API if it is on the shop's own origin and not the stand-in's. */
const ownApiPath = ({ apiUrl, siteUrl }: BuildSettings): string | undefined => {
  if (apiUrl === '/api') return undefined;
  if (!URL.canParse(apiUrl)) return apiUrl;
  const { origin, pathname } = new URL(apiUrl);
  return origin === siteUrl ? pathname : undefined;
};

/** Whether users of a shop at `siteUrl` have no way to an address, because it is on the machine of the build. */
const isUnreachable = (address: string, siteUrl: string | null): boolean =>
  siteUrl !== null && !isLocalAddress(siteUrl) && URL.canParse(address) && isLocalAddress(address);

/** Throws an Error for settings that leave a demo service where no page can ask it, or where another server is asked in its place. */
const checkDemoServices = (settings: BuildSettings): void => {
  const { demoUrl, firebaseEmulatorUrl, siteUrl } = settings;
  const services = demoServicesAtDemoUrl(settings)
    .map((one) => demoServiceNames[one])
    .join(', ');
  const isElsewhere = URL.canParse(demoUrl);
  if (!services) {
    if (!isElsewhere) return;
    throw new Error('VITE_DEMO_URL must be left out, because no demo service is left that could be asked there.');
  }
  const ownPath = ownApiPath(settings);
  if (!isElsewhere && ownPath !== undefined && demoPathSegments.includes(ownPath.split('/')[1] ?? '')) {
    throw new Error(
      `VITE_API_URL must not be at "${ownPath}", because the demo services are asked there (${services}): give the server a path of its own, such as /v1, or set VITE_DEMO_URL.`,
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

/**
 * The settings of a build. Throws an Error whose one sentence names what is wrong and says what to write.
 * @param env everything called `VITE_…`
 */
export const checkSettings = (env: Environment): BuildSettings => {
  checkNames(env);
  const settings = { ...readSettings(env), siteUrl: readSiteUrl(env) };
  checkApiUrl(settings);
  checkDemoServices(settings);
  return settings;
};

const demoServicesText = (settings: BuildSettings): string =>
  demoServicesOf(settings)
    .map((one) => demoServiceNames[one])
    .join(', ');

/** A host of files has no demo services, which the build cannot know: its note says where they are asked. */
const placeOfDemo = (settings: BuildSettings): string[] => {
  if (demoServicesAtDemoUrl(settings).length === 0) return [];
  if (URL.canParse(settings.demoUrl)) return [`Demo services are asked at ${settings.demoUrl}, never at VITE_API_URL.`];
  return [
    "Demo services are asked at the shop's own origin, never at VITE_API_URL: npm start and npm run dev answer there, a host of files does not.",
  ];
};

/** What is in order and worth a line of the build's log. */
export const buildNotes = (settings: BuildSettings): string[] => {
  const standIns = demoServicesText(settings);
  return [
    ...(settings.stripePublishableKey?.startsWith('pk_test_')
      ? ['VITE_STRIPE_PUBLISHABLE_KEY is a test key: cards are tried, and no money moves.']
      : []),
    ...(!standIns && !settings.siteUrl
      ? ['VITE_SITE_URL is not set: pages name no address of their own, and search engines are given no sitemap.']
      : []),
    ...(standIns ? [`Stand-ins, because nothing else is set: ${standIns}.`] : []),
    ...placeOfDemo(settings),
  ];
};

/** Throws an Error for a shop that would be given to customers with a part of it only played, or on this machine alone. */
export const rejectDemoServices = (settings: BuildSettings): void => {
  const standIns = demoServicesText(settings);
  if (standIns) throw new Error(`Stand-ins are left, because nothing else is set: ${standIns}.`);
  const addresses = [settings.siteUrl, settings.apiUrl, settings.imageHost?.url];
  const own = addresses.find((address) => address && URL.canParse(address) && isLocalAddress(address));
  if (own) throw new Error(`A shop for customers has nothing on this machine, but "${own}" is.`);
};

/**
 * As `checkSettings`. A wrong setting ends the process with its sentence and no stack, not the shop in somebody's hands.
 * @param allowsDemoServices whether a part that nothing is set for may be played by a stand-in
 */
export const readBuildSettings = (env: Environment, allowsDemoServices = true): BuildSettings => {
  try {
    const settings = checkSettings(env);
    if (!allowsDemoServices) rejectDemoServices(settings);
    for (const note of buildNotes(settings)) console.info(note);
    return settings;
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
};
