import { createHash } from 'node:crypto';
import { imageSources } from '../../src/config/imageUrls.ts';
import { demoServicesAtDemoUrl, type Settings } from '../../src/config/settings.ts';
import { vendorScripts } from '../../src/config/vendorScripts.ts';

/**
 * The headers of the built shell, computed once, when it is built: the build writes them into `dist/_headers`, which static
 * hosts read, and `npm start` serves what is written there. Node only.
 */

/**
 * The two styles that react-aria puts into the page by itself, letter by letter: a finger on a button scrolls the page
 * without a delay, and a dialog on an iPhone keeps the page behind it still. They are let in by what they say.
 */
export const reactAriaStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts that stand in the page itself: the theme, which must be there before the first paint. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/** What is asked for data: the shop's server, the demo services, the image host, the identity provider and the card provider. */
const connections = (settings: Settings): string[] => {
  const { apiUrl, demoUrl, imageHost, firebase, firebaseEmulatorUrl, stripePublishableKey } = settings;
  return [
    ...originOf(apiUrl),
    ...(demoServicesAtDemoUrl(settings).length > 0 ? originOf(demoUrl) : []),
    ...(imageHost ? originOf(imageHost.url) : []),
    ...(firebase
      ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
      : originOf(firebaseEmulatorUrl ?? '')),
    ...(stripePublishableKey ? ['https://api.stripe.com'] : []),
  ];
};

/** Whose pages may stand inside ours: the card's fields and its authentication, and the line to Google's popup. */
const frames = ({ firebase, stripePublishableKey }: Settings): string[] => [
  ...(stripePublishableKey ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'] : []),
  ...(firebase ? [`https://${firebase.authDomain}`] : []),
];

const self = "'self'";
const none = "'none'";

const contentSecurityPolicy = (settings: Settings, html: string): string => {
  const framed = frames(settings);
  const directives: Record<string, string[]> = {
    'default-src': [none],
    'script-src': [self, ...inlineScripts(html).map(hashOf), ...vendorScripts(settings)],
    'style-src': [self, ...reactAriaStyles.map(hashOf)],
    // blob: is the photo that a seller has just chosen.
    'img-src': [self, 'blob:', ...imageSources(settings)],
    'font-src': [self],
    'connect-src': [self, ...connections(settings)],
    'frame-src': framed.length > 0 ? framed : [none],
    'manifest-src': [self],
    // The one that keeps the shop's files for when there is no line.
    'worker-src': [self],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    // The third and the fourth are made by Google's loader, which comes only with Firebase.
    'trusted-types': ['default', 'first-bikes', ...(settings.firebase ? ['gapi#gapi', 'goog#html'] : [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
};

/** What the shop never asks of a browser, and what nobody who gets into its page shall ask either. */
const unused = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'];

const permissionsPolicy = ({ stripePublishableKey }: Settings): string =>
  [
    ...unused.map((feature) => `${feature}=()`),
    stripePublishableKey ? 'payment=(self "https://js.stripe.com")' : 'payment=()',
  ].join(', ');

/**
 * The headers of every file of the shell. Strict-Transport-Security is not among them: whether an address has HTTPS for
 * good, and its subdomains too, only its hosting knows.
 *
 * @param html the built `index.html`
 */
export const headersOf = (settings: Settings, html: string): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings, html),
  // Google's popup must be able to tell the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissionsPolicy(settings),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** The same in the form of a `_headers` file, as Netlify, Cloudflare Pages and others read it. */
export const headersFile = (headers: Record<string, string>): string =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    // Vite puts a hash of the content into the names of everything under /assets/, so those never change.
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
