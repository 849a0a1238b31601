import { createHash } from 'node:crypto';
import { imageSources } from '../../src/core/config/imageUrls.ts';
import { demoServicesAtDemoUrl, type Settings } from '../../src/core/config/settings.ts';
import { vendorScripts } from '../../src/core/config/vendorScripts.ts';

/**
 * The exact styles that react-aria adds, for smooth touch and for dialogs on iOS. The Content-Security-Policy has their
 * hashes.
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

/** The exact style of react-zoom-pan-pinch. Update it with the package, or the end-to-end test of the photo fails. */
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

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

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

/** For the card fields, the 3-D Secure challenge, and Google's sign-in helper. */
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
    // react-zoom-pan-pinch first adds an empty style element. Browsers check it too.
    'style-src': [self, ...[...reactAriaStyles, '', zoomStyle].map(hashOf)],
    'img-src': [self, 'blob:', ...imageSources(settings)],
    'font-src': [self],
    'connect-src': [self, ...connections(settings)],
    'frame-src': frameOrigins.length > 0 ? frameOrigins : [none],
    'manifest-src': [self],
    'worker-src': [self],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    // Firebase uses Google's loader, which creates the two policies after 'default'.
    'trusted-types': ['default', ...(settings.firebase ? ['gapi#gapi', 'goog#html'] : [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
};

/** Not used by the app, and disabled so that an injected script cannot use them. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'];

const permissionsPolicy = ({ stripePublishableKey }: Settings): string =>
  [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    stripePublishableKey ? 'payment=(self "https://js.stripe.com")' : 'payment=()',
  ].join(', ');

/** Without Strict-Transport-Security: only the operator knows whether all subdomains will always have HTTPS. */
export const headersOf = (settings: Settings, html: string): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings, html),
  // Google's popup must send its result to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // This concerns only browsers: servers still fetch the images of shared links.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy(settings),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** Netlify, Cloudflare Pages and others read this format. */
export const headersFile = (headers: Record<string, string>): string =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
