import { createHash } from 'node:crypto';
import { imageSources } from '../../src/core/config/imageUrls.ts';
import { demoServicesAtDemoUrl, type Settings } from '../../src/core/config/settings.ts';
import { vendorScripts } from '../../src/core/config/vendorScripts.ts';

/**
 * Creates the security headers of the app build. The build writes them into `dist/_headers`, which static hosts and
 * `npm start` read. This file runs only in Node.
 */

/**
 * The exact texts of the two styles that react-aria adds to the page: one lets a touch on a button scroll without delay, the
 * other prevents scrolling behind a dialog on iOS. The Content-Security-Policy allows them by their hashes.
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

/**
 * The exact text of the style that react-zoom-pan-pinch adds to the page with the large photo of a bike. When you
 * update the package, update this text too; until then the end-to-end test of the photo fails.
 */
const zoomStyle = `.transform-component-module_wrapper__SPB86 {
  position: relative;
  width: -moz-fit-content;
  width: fit-content;
  height: -moz-fit-content;
  height: fit-content;
  overflow: hidden;
  -webkit-touch-callout: none; /* iOS Safari */
  /* Text stays selectable (#467); the instance applies an inline lock
     only while a pan gesture is active. */
  margin: 0;
  padding: 0;
  transform: translate3d(0, 0, 0);
}
.transform-component-module_content__FBWxo {
  display: flex;
  flex-wrap: wrap;
  width: -moz-fit-content;
  width: fit-content;
  height: -moz-fit-content;
  height: fit-content;
  margin: 0;
  padding: 0;
  transform-origin: 0% 0%;
}
.transform-component-module_content__FBWxo img {
  pointer-events: none;
}
.transform-component-module_infiniteGrid__Z-aP3 {
  position: absolute;
  inset: 0;
  pointer-events: none;
  background-image: radial-gradient(
    circle,
    rgba(0, 0, 0, 0.12) 1px,
    transparent 1px
  );
  background-size: 20px 20px;
  background-position: 0 0;
}
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline scripts of the HTML. The Content-Security-Policy allows each by its hash. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/**
 * The origins to which the app may send requests: server, demo services, image host, auth provider, card provider and
 * the address of monitoring.
 */
const connections = (settings: Settings): string[] => {
  const { apiUrl, demoUrl, imageHost, firebase, firebaseEmulatorUrl, stripePublishableKey, monitoring } = settings;
  return [
    ...originOf(apiUrl),
    ...(demoServicesAtDemoUrl(settings).length > 0 ? originOf(demoUrl) : []),
    ...(imageHost ? originOf(imageHost.url) : []),
    ...(firebase
      ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
      : originOf(firebaseEmulatorUrl ?? '')),
    ...(stripePublishableKey ? ['https://api.stripe.com'] : []),
    ...originOf(monitoring?.url ?? ''),
  ];
};

/**
 * The origins that the app may show in iframes: for the card fields, the 3-D Secure challenge, and Google's sign-in
 * helper.
 */
const frames = ({ firebase, stripePublishableKey }: Settings): string[] => [
  ...(stripePublishableKey ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'] : []),
  ...(firebase ? [`https://${firebase.authDomain}`] : []),
];

const self = "'self'";
const none = "'none'";

const contentSecurityPolicy = (settings: Settings, html: string): string => {
  const frameOrigins = frames(settings);
  const directives: Record<string, string[]> = {
    'default-src': [none],
    'script-src': [self, ...inlineScripts(html).map(hashOf), ...vendorScripts(settings)],
    // react-zoom-pan-pinch first adds an empty style element, and then the text of `zoomStyle`. Browsers check both, so
    // the empty text needs a hash too.
    'style-src': [self, ...[...reactAriaStyles, '', zoomStyle].map(hashOf)],
    // `blob:` is for the preview of a photo that a seller has chosen.
    'img-src': [self, 'blob:', ...imageSources(settings)],
    'font-src': [self],
    'connect-src': [self, ...connections(settings)],
    'frame-src': frameOrigins.length > 0 ? frameOrigins : [none],
    'manifest-src': [self],
    // Allows the service worker, which serves the app's files offline.
    'worker-src': [self],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    // Google's loader creates the two policies after 'default'. Only Firebase uses this loader.
    'trusted-types': ['default', ...(settings.firebase ? ['gapi#gapi', 'goog#html'] : [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
};

/**
 * The browser features that the app does not use. The headers disable them, so that an injected script cannot use them.
 */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'];

const permissionsPolicy = ({ stripePublishableKey }: Settings): string =>
  [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    stripePublishableKey ? 'payment=(self "https://js.stripe.com")' : 'payment=()',
  ].join(', ');

/**
 * Returns the headers of all files of the app build. The header Strict-Transport-Security is not included, because only
 * the operator of the domain knows whether the domain and its subdomains will always have HTTPS.
 *
 * @param html the HTML files of the build, whose inline scripts the headers allow
 */
export const headersOf = (settings: Settings, html: string): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings, html),
  // Not `same-origin`, because Google's popup must send its result to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // No other site loads the files. Servers fetch the images of shared links, and this header concerns only browsers.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy(settings),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** Writes the headers in the format of a `_headers` file, which Netlify, Cloudflare Pages and others read. */
export const headersFile = (headers: Record<string, string>): string =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    // A file under /assets/ never changes, because its name contains a hash of its content.
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
