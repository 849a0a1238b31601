import { expect, type Page, test } from '@playwright/test';
import { observeInvariants, toastsOf } from '../support/pageInvariants.ts';
import { translate } from '../support/translator.ts';

/**
 * Tests of the observer (`observeInvariants`) that checks the invariants of every page. Each test page violates one
 * invariant, which the observer must report.
 */

const origin = 'http://localhost:1';
const body = `<!doctype html><title>Misbehaving</title><body>
  <section aria-label="Notifications"><p data-kind="success"></p></section><button>Open</button>`;
const policy = "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'none'; connect-src *";

const wait = (page: Page) => page.clock.runFor(1_000);

const violations: [name: string, message: RegExp, violate: (page: Page) => Promise<unknown>][] = [
  [
    'an uncaught error',
    /^uncaught error: lost$/,
    (page) =>
      page.evaluate(() => {
        queueMicrotask(() => {
          throw new Error('lost');
        });
      }),
  ],
  [
    'an unhandled rejection',
    /^uncaught error: given up$/,
    (page) => page.evaluate(() => void Promise.reject(new Error('given up'))),
  ],
  [
    'a violation of the Content-Security-Policy',
    /Content-Security-Policy was violated: style-src/,
    (page) =>
      page.evaluate(() => document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }))),
  ],
  [
    'a request to an unexpected origin',
    /^request to an unexpected origin: http:\/\/tracker\.test\/$/,
    (page) => page.evaluate(() => fetch('http://tracker.test/').catch(() => {})),
  ],
  [
    'a request to a demo service at another origin',
    /^request to a demo service at another origin: http:\/\/api\.test\/v1\/_cards\/confirm$/,
    (page) => page.evaluate(() => fetch('http://api.test/v1/_cards/confirm', { method: 'POST' }).catch(() => {})),
  ],
  ['an error in the console', /^console error: oh no$/, (page) => page.evaluate(() => console.error('oh no'))],
  ...[
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    'pi_1_secret_2',
    'pk_test_3',
    'bearer abc',
    'https://i.test/?key=4',
  ].map((secret): (typeof violations)[number] => [
    `a secret in the console (${secret})`,
    /^a secret in the console/,
    (page) => page.evaluate((text) => console.info(`sent with ${text}`), secret),
  ]),
  [
    'a secret in a toast',
    /^a secret in a toast: pi_1_secret_2/,
    (page) => page.evaluate(() => document.querySelector('section p')?.append('pi_1_secret_2')),
  ],
  [
    'a dialog that loses the focus when it closes',
    /^the focus was lost/,
    (page) =>
      page.evaluate(async () => {
        const dialog = Object.assign(document.createElement('div'), { role: 'alertdialog', tabIndex: -1 });
        document.body.append(dialog);
        dialog.focus();
        await Promise.resolve();
        dialog.remove();
      }),
  ],
  [
    'a property on Object.prototype',
    /^Object.prototype has the property polluted$/,
    (page) =>
      page.evaluate(() => {
        Object.assign(Object.prototype, { polluted: true });
        document.body.append('changed');
      }),
  ],
  [
    'a loading indicator without a text',
    /^a loading indicator without a text lasted 10 s/,
    async (page) => {
      await page.evaluate(() =>
        document.body.append(Object.assign(document.createElement('div'), { role: 'progressbar' })),
      );
      await wait(page);
      await page.clock.runFor(11_000);
    },
  ],
];

const open = async (page: Page) => {
  await page.clock.install();
  const observer = await observeInvariants(page.context(), origin, ['http://api.test']);
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body }),
  );
  await page.goto(`${origin}/`);
  return observer;
};

for (const [name, message, violate] of violations) {
  test(`the observer reports ${name} as a violation`, async ({ page }) => {
    const observer = await open(page);
    await violate(page);
    const settled = observer.settle();
    await wait(page);
    await settled;
    await expect
      .poll(() => observer.violations().some((sentence) => message.test(sentence)), String(observer.violations()))
      .toBe(true);
  });
}

test('T1: on a translated page, the observer reports a text that the page changed only in a removed text node, and does not report a text whose text node the page has replaced', async ({
  page,
}) => {
  await translate(page.context());
  const observer = await open(page);
  // The test page keeps a reference to the text node, as React does. The simulated translator will remove this text
  // node from the page.
  await page.evaluate(() => {
    const bare = document.createTextNode(' bikes');
    const own = document.createElement('p');
    own.append('5');
    document.body.append(own, bare);
    window.addEventListener('change-own', () => own.replaceChildren('6'));
    window.addEventListener('change-bare', () => {
      bare.data = ' motorbikes';
    });
  });
  await expect(page.locator('font', { hasText: 'bikes' }).first()).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('change-own')));
  await expect(page.locator('p', { hasText: '6' })).toBeAttached();
  expect(observer.violations()).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('change-bare')));
  await expect
    .poll(() => observer.violations())
    .toEqual(['a translated text is stale: " bikes" instead of " motorbikes"']);
});

test('the observer reports nothing for a page without violations', async ({ page }) => {
  const observer = await open(page);
  await page.evaluate(async () => {
    const dialog = Object.assign(document.createElement('div'), { role: 'dialog', tabIndex: -1 });
    const spinner = Object.assign(document.createElement('div'), {
      role: 'progressbar',
      ariaLabel: 'Loading the bikes',
    });
    document.body.append(dialog, spinner);
    dialog.focus();
    await Promise.resolve();
    dialog.remove();
    document.querySelector('button')?.focus();
    document.querySelector('section p')?.append('Login successfull');
    await Promise.resolve();
    document.querySelector('section p')?.remove();
    console.info('requested the bikes');
    await fetch('/api/allbikes');
  });
  await page.clock.runFor(12_000);
  await observer.settle();
  expect(observer.violations()).toEqual([]);
  await expect.poll(() => toastsOf(page), 'a toast that has disappeared since').toEqual(['Login successfull']);
});
