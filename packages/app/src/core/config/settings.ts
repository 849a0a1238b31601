/** All settings are optional: a demo service replaces each part that is not configured (docs/configuration.md). */

export type FirebaseSettings = { apiKey: string; authDomain: string; projectId: string; appId: string };

export type Settings = {
  /** Such as `https://shop.example`. Only the build uses it. */
  siteUrl: string | null;
  /** The operator's e-mail address for users. */
  contactEmail: string | null;
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
