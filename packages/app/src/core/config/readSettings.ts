import * as v from 'valibot';
import { routePatterns } from '#core/navigation/routeTable.ts';
import { hasTwoDecimals } from './currency.ts';
import { demoServicesAtDemoUrl, type Settings } from './settings.ts';

export type Environment = Record<string, unknown>;

/** Special characters have a meaning in the security headers, which contain the URLs. */
const safePath = /(\/(?!\.{1,2}(\/|$))([\w.~-]|%[\da-f]{2})*)*$/;
const safeUrl = new RegExp(String.raw`^https?:\/\/([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d+)?${safePath.source}`, 'i');

/** On the user's own machine, for which browsers do not require HTTPS. */
export const isLocalAddress = (address: string): boolean =>
  URL.canParse(address) && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** The app has pages or files below these paths. */
const ownSegments = ['', ...routePatterns.map(firstSegment), 'assets', 'icons', 'shares'];

const isReservedPath = (path: string): boolean => ownSegments.includes(firstSegment(path));

const withoutLastSlash = v.transform((address: string) => address.replace(/\/+$/, ''));

/** Browsers block HTTP requests from HTTPS pages, and HTTP would expose the tokens. */
const url = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && safeUrl.test(value),
    'must be an http(s) URL such as https://shop.example/path, without a password, a query and special characters',
  ),
  v.check(
    (value) => value.startsWith('https://') || isLocalAddress(value),
    'must begin with https://: browsers block http requests of https pages; http:// is for localhost only',
  ),
  withoutLastSlash,
);

const ownPath = v.pipe(
  v.string(),
  v.check(
    (value) => new RegExp(`^${safePath.source}`, 'i').test(value) && !isReservedPath(value),
    'must be a path of its own, such as /v1, where the app has no pages and files, or an http(s) URL',
  ),
  withoutLastSlash,
);

const pathOrUrl = v.lazy((value) => (typeof value === 'string' && /^\/(?!\/)/.test(value) ? ownPath : url));

const origin = v.pipe(
  url,
  v.check((value) => new URL(value).origin === value, 'must be an origin such as https://shop.example, without a path'),
);

const isHttpsOrigin = (value: string) =>
  safeUrl.test(value) && URL.canParse(value) && new URL(value).origin === value && value.startsWith('https://');

const httpsOrigins = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').flatMap((one) => one.trim().replace(/\/$/, '') || [])),
  v.check((all) => all.every(isHttpsOrigin), 'must list https origins (https://host) with commas between them'),
);

const publishableKey = v.pipe(
  v.string(),
  v.check(
    (value) => !/^[sr]k_/.test(value),
    'must be a publishable key (pk_test_… or pk_live_…), but is a secret one: every user of the app could read it; use the other one, and revoke this one at Stripe if a build has ever contained it',
  ),
  v.regex(/^pk_(test|live)_[a-z\d]+$/i, 'must be a publishable key (pk_test_… or pk_live_…)'),
);

/** Servers compute a charge as price × 100, so a currency without hundredths, such as the yen, is rejected. */
const currency = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z]{3}$/, 'must be a currency code such as usd'),
  v.check(hasTwoDecimals, 'must be a currency with hundredths, because the server charges the price × 100'),
);

const switchedOn = v.pipe(
  v.picklist(['on', 'off'], 'must be "on" or "off"'),
  v.transform((value) => value === 'on'),
);

/** Without a scheme: the Firebase SDK adds `https://` when it opens the sign-in popup. */
const hostName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z\d-]+(\.[a-z\d-]+)+$/i,
    'must be the name of a host such as shop.firebaseapp.com, without https:// and path',
  ),
);

const share = v.pipe(
  v.string(),
  v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1 such as 0.1'),
  v.transform(Number),
);

const Variables = v.object({
  VITE_SITE_URL: v.optional(origin),
  VITE_CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address such as help@shop.example'))),
  VITE_API_URL: v.optional(pathOrUrl, '/api'),
  // Not by default at the API's URL, because passwords and card data of the demo must go only to demo services.
  VITE_DEMO_URL: v.optional(url),
  VITE_IDEMPOTENCY_KEY: v.optional(switchedOn, 'on'),
  VITE_ID_TOKEN: v.optional(switchedOn, 'on'),
  VITE_FIREBASE_API_KEY: v.optional(v.string()),
  VITE_FIREBASE_AUTH_DOMAIN: v.optional(hostName),
  VITE_FIREBASE_PROJECT_ID: v.optional(v.string()),
  VITE_FIREBASE_APP_ID: v.optional(v.string()),
  VITE_FIREBASE_EMULATOR_URL: v.optional(url),
  VITE_STRIPE_PUBLISHABLE_KEY: v.optional(publishableKey),
  VITE_STRIPE_CURRENCY: v.optional(currency, 'bdt'),
  VITE_IMAGE_HOST_URL: v.optional(url),
  VITE_IMAGE_HOST_KEY: v.optional(v.string()),
  VITE_IMAGE_HOST_PICTURES: v.optional(httpsOrigins),
  VITE_REPORT_URL: v.optional(pathOrUrl),
  VITE_REPORT_VITALS: v.optional(share),
});
type Variables = v.InferOutput<typeof Variables>;

export const settingNames = Object.keys(Variables.entries);

type TextName = Extract<keyof Variables, `VITE_FIREBASE_${string}` | 'VITE_IMAGE_HOST_URL' | 'VITE_IMAGE_HOST_KEY'>;

/** Null if none of the settings is set. Throws if only some are set. */
const readGroup = <Key extends string>(
  variables: Variables,
  names: Record<Key, TextName>,
): Record<Key, string> | null => {
  const entries = Object.entries<TextName>(names).map(([key, name]) => ({ key, name, value: variables[name] }));
  const missing = entries.filter(({ value }) => value === undefined);
  if (missing.length === entries.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `${missing.map(({ name }) => name).join(', ')} must be set too; or leave out all of ${Object.values(names).join(', ')}.`,
    );
  }
  return Object.fromEntries(entries.map(({ key, value }) => [key, value])) as Record<Key, string>;
};

/** Demo services are at these on the app's own origin, so another server must not be there. */
const demoSegments = [
  ...['api', 'pictures', 'identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
  ...['_cards', '_ledger', '_mails', '_password'],
];

/** The path of the server if it is on the app's own origin. */
const ownApiPath = ({ apiUrl, siteUrl }: Settings): string | undefined => {
  if (!URL.canParse(apiUrl)) return apiUrl;
  return siteUrl === new URL(apiUrl).origin ? new URL(apiUrl).pathname : undefined;
};

/** What two settings together exclude. */
const findConflict = (settings: Settings, variables: Variables): string | undefined => {
  const { siteUrl, firebaseEmulatorUrl } = settings;
  const { VITE_DEMO_URL: demoUrl, VITE_REPORT_VITALS: vitals } = variables;
  const hasDemo = demoServicesAtDemoUrl(settings).length > 0;
  const apiPath = ownApiPath(settings);
  const isPublic = siteUrl !== null && !isLocalAddress(siteUrl);
  const conflicts: [isWrong: boolean, sentence: string][] = [
    [
      firebaseEmulatorUrl !== null && settings.firebase !== null,
      'VITE_FIREBASE_EMULATOR_URL must be left out, because VITE_FIREBASE_API_KEY names a real project.',
    ],
    [
      settings.stripeCurrency !== 'bdt' && settings.stripePublishableKey === null,
      "VITE_STRIPE_CURRENCY must be left out without VITE_STRIPE_PUBLISHABLE_KEY: the demo's card service charges BDT.",
    ],
    [
      vitals !== undefined && settings.monitoring === null,
      'VITE_REPORT_URL must be set too, because VITE_REPORT_VITALS is.',
    ],
    [
      apiPath !== undefined && isReservedPath(apiPath),
      "VITE_API_URL must not be where the app's own pages and files are: give the server a path of its own, such as /v1.",
    ],
    [demoUrl !== undefined && !hasDemo, 'VITE_DEMO_URL must be left out, because no demo service is in use.'],
    [
      apiPath !== undefined &&
        apiPath !== '/api' &&
        hasDemo &&
        !demoUrl &&
        demoSegments.includes(firstSegment(apiPath)),
      'VITE_API_URL must not be where the demo services are: give the server a path of its own, such as /v1, or set VITE_DEMO_URL.',
    ],
    [
      isPublic && [demoUrl, firebaseEmulatorUrl].some((one) => isLocalAddress(one ?? '')),
      `VITE_DEMO_URL and VITE_FIREBASE_EMULATOR_URL must not be on this machine, because users of ${siteUrl} cannot reach it. Give another address, or leave VITE_SITE_URL out.`,
    ],
  ];
  return conflicts.find(([isWrong]) => isWrong)?.[1];
};

/**
 * @param env `import.meta.env`, or the result of Vite's `loadEnv`
 * @throws an Error whose message names the setting, and never contains its value, which may be a secret
 */
export const readSettings = (env: Environment): Settings => {
  const given = Object.entries(env).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? [] : [[name, text]];
  });
  const { success, output, issues } = v.safeParse(Variables, Object.fromEntries(given));
  if (!success) throw new Error(`${String(issues[0].path?.[0]?.key)} ${issues[0].message}.`);
  const firebase = readGroup(output, {
    apiKey: 'VITE_FIREBASE_API_KEY',
    authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
    projectId: 'VITE_FIREBASE_PROJECT_ID',
    appId: 'VITE_FIREBASE_APP_ID',
  });
  const imageHost = readGroup(output, { url: 'VITE_IMAGE_HOST_URL', key: 'VITE_IMAGE_HOST_KEY' });
  const reportUrl = output.VITE_REPORT_URL;
  const settings: Settings = {
    siteUrl: output.VITE_SITE_URL ?? null,
    contactEmail: output.VITE_CONTACT_EMAIL ?? null,
    apiUrl: output.VITE_API_URL,
    demoUrl: output.VITE_DEMO_URL ?? '/api',
    firebase,
    firebaseEmulatorUrl: output.VITE_FIREBASE_EMULATOR_URL ?? null,
    stripePublishableKey: output.VITE_STRIPE_PUBLISHABLE_KEY ?? null,
    stripeCurrency: output.VITE_STRIPE_CURRENCY,
    takesIdempotencyKeys: output.VITE_IDEMPOTENCY_KEY,
    sendsIdTokens: output.VITE_ID_TOKEN,
    imageHost,
    imageOrigins: output.VITE_IMAGE_HOST_PICTURES ?? (imageHost ? [new URL(imageHost.url).origin] : []),
    monitoring: reportUrl === undefined ? null : { url: reportUrl, vitalsShare: output.VITE_REPORT_VITALS ?? 0.1 },
  };
  const conflict = findConflict(settings, output);
  if (conflict !== undefined) throw new Error(conflict);
  return settings;
};
