import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/core/config/readSettings.ts';
import { everything, firebase, images as imageHost, stripe } from '../../src/testing/exampleSettings.ts';
import { headersFile, headersOf, reactAriaStyles } from './securityHeaders.ts';

const theme = "document.documentElement.dataset.theme = 'dark';";
const page = `<!doctype html><script>${theme}</script><script type="module" src="/assets/a.js"></script>`;
/** The output of `openssl dgst -sha256 -binary | base64` for the script `theme`. */
const themeHash = "'sha256-DHbFh4o+L8meQM6JMbt/D2AhqsPiSksdB2N5Ub9s4aI='";

const images = { ...imageHost, VITE_IMAGE_HOST_PICTURES: 'https://i.images.example, https://old.example' };

const headers = (env: Record<string, string>) => headersOf(readSettings(env), page);

/** Returns the Content-Security-Policy as an object: the values by directive. */
const policy = (env: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    (headers(env)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('the security headers', () => {
  it("the security headers allow only the app's own origin when no external service is configured [R7.01 R7.37]", () => {
    expect(policy()).toMatchObject({
      'default-src': "'none'",
      'script-src': `'self' ${themeHash}`,
      'img-src': "'self' blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
    expect(policy()['style-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
  });

  it('the security headers allow the origin to which the app reports errors [R13.50]', () => {
    expect(policy({ VITE_REPORT_URL: 'https://reports.example/v1' })['connect-src']).toBe(
      "'self' https://reports.example",
    );
    expect(policy({ VITE_REPORT_URL: '/_reports' })['connect-src']).toBe("'self'");
  });

  it('the security headers prevent MIME sniffing, framing, referrers and the use by other sites, and allow a popup to communicate with the page that opened the popup', () => {
    expect(headers({})).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('the security headers allow the scripts, frames and server of Stripe when Stripe is configured', () => {
    expect(policy(stripe)).toMatchObject({
      'script-src': `'self' ${themeHash} https://js.stripe.com/ https://*.js.stripe.com/`,
      'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      'connect-src': "'self' https://api.stripe.com",
      'trusted-types': 'default',
    });
    expect(headers(stripe)['Permissions-Policy']).toContain('payment=(self "https://js.stripe.com")');
    expect(headers(firebase)['Permissions-Policy']).toContain('payment=()');
  });

  it("the security headers allow Firebase's servers and Google's loader when they are configured", () => {
    expect(policy(firebase)).toMatchObject({
      'script-src': `'self' ${themeHash} https://apis.google.com/js/api.js https://apis.google.com/_/scs/`,
      'frame-src': 'https://shop.firebaseapp.com',
      'connect-src': "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      'trusted-types': 'default gapi#gapi goog#html',
    });
  });

  it('the security headers allow requests to an API on another origin, but images only from its image folder', () => {
    expect(policy({ VITE_API_URL: 'https://api.example/v1' })).toMatchObject({
      'connect-src': "'self' https://api.example",
      'img-src': "'self' blob: https://api.example/pictures/",
    });
  });

  it('T4: the security headers allow demo services on another origin, and their images only without an image host', () => {
    const env = { VITE_DEMO_URL: 'https://demo.example/api' };
    expect(policy(env)).toMatchObject({
      'connect-src': "'self' https://demo.example",
      'img-src': "'self' blob: https://demo.example/pictures/",
    });
    expect(policy({ ...env, ...images })['img-src']).toBe("'self' blob: https://i.images.example https://old.example");
  });

  it('the security headers allow uploads to the image host and images from its origins when an image host is configured', () => {
    expect(policy(images)).toMatchObject({
      'connect-src': "'self' https://api.images.example",
      'img-src': "'self' blob: https://i.images.example https://old.example",
    });
  });

  it.each([{}, { ...everything, ...images }])(
    'the Content-Security-Policy contains no unsafe source, no `*` alone and no whole scheme when the settings are %o',
    (env) => {
      const value = headers(env)['Content-Security-Policy'] ?? '';
      expect(value).not.toMatch(/unsafe|strict-dynamic|\s\*[\s;]|\s(https?|data):[\s;]/);
    },
  );

  it('each line of the _headers file has less than 2,000 characters, the limit of hosts', () => {
    const text = headersFile(headers({ ...everything, ...images }));
    expect(text.split('\n')[0]).toBe('/*');
    expect(text).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2_000);
  });
});

describe('the styles that the Content-Security-Policy allows by their hashes', () => {
  // The test reads every script of react-aria, because the names of its files can change with any version.
  const ariaFolder = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'));
  const stylesOfAria = readdirSync(ariaFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => {
      const source = readFileSync(join(ariaFolder, file), 'utf8');
      const [, style] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source) ?? [];
      const [, attribute = ''] = /PRESSABLE_ATTRIBUTE = '([\w-]+)'/.exec(source) ?? [];
      return style === undefined ? [] : [style.trim().replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute)];
    });

  it('the Content-Security-Policy allows exactly the styles that the scripts of react-aria add', () => {
    expect([...new Set(stylesOfAria)].sort()).toEqual(reactAriaStyles.toSorted());
  });
});
