import { expect, type Page, test } from '@playwright/test';
import { toastsOf, watch } from '../support/pageInvariants.ts';
import { translate } from '../support/translator.ts';

/** The watch itself: a page that does what no page may, one thing at a time, and is told of. */

const origin = 'http://localhost:1';
const body = `<!doctype html><title>Misbehaving</title><body>
  <section aria-label="Notifications"><p data-kind="success"></p></section><button>Open</button>`;
const policy = "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'none'; connect-src *";

const wait = (page: Page) => page.clock.runFor(1_000);

const misdeeds: [name: string, complaint: RegExp, misbehave: (page: Page) => Promise<unknown>][] = [
  [
    'an uncaught error',
    /^uncaught: lost$/,
    (page) =>
      page.evaluate(() => {
        queueMicrotask(() => {
          throw new Error('lost');
        });
      }),
  ],
  [
    'an unhandled rejection',
    /^uncaught: given up$/,
    (page) => page.evaluate(() => void Promise.reject(new Error('given up'))),
  ],
  [
    'what the policy forbids',
    /Content-Security-Policy was broken: style-src/,
    (page) =>
      page.evaluate(() => document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }))),
  ],
  [
    'a request to somebody else',
    /^asked elsewhere: http:\/\/tracker\.test\/$/,
    (page) => page.evaluate(() => fetch('http://tracker.test/').catch(() => {})),
  ],
  [
    'a demo service that is asked at the server',
    /^a demo service was asked at another origin: http:\/\/api\.test\/v1\/_cards\/confirm$/,
    (page) => page.evaluate(() => fetch('http://api.test/v1/_cards/confirm', { method: 'POST' }).catch(() => {})),
  ],
  ['an error in the console', /^console: oh no$/, (page) => page.evaluate(() => console.error('oh no'))],
  ...[
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    'pi_1_secret_2',
    'pk_test_3',
    'bearer abc',
    'https://i.test/?key=4',
  ].map((secret): (typeof misdeeds)[number] => [
    `a secret in the console (${secret})`,
    /^a secret in the console/,
    (page) => page.evaluate((text) => console.info(`asked with ${text}`), secret),
  ]),
  [
    'a secret in a toast',
    /^a secret in a toast: pi_1_secret_2/,
    (page) => page.evaluate(() => document.querySelector('section p')?.append('pi_1_secret_2')),
  ],
  [
    'a dialog that takes the focus with it',
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
    'a property on every object',
    /^every object has got a property: polluted$/,
    (page) =>
      page.evaluate(() => {
        Object.assign(Object.prototype, { polluted: true });
        document.body.append('changed');
      }),
  ],
  [
    'a spinner without words',
    /^a spinner went on for 10 s/,
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
  const watching = await watch(page.context(), origin, ['http://api.test']);
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body }),
  );
  await page.goto(`${origin}/`);
  return watching;
};

for (const [name, complaint, misbehave] of misdeeds) {
  test(`the watch tells of ${name}`, async ({ page }) => {
    const watching = await open(page);
    await misbehave(page);
    const settled = watching.settle();
    await wait(page);
    await settled;
    await expect
      .poll(() => watching.complaints().some((one) => complaint.test(one)), String(watching.complaints()))
      .toBe(true);
  });
}

test('T1: the watch reports a text that is stale on a translated page, and none that was replaced', async ({
  page,
}) => {
  await translate(page.context());
  const watching = await open(page);
  // The text is kept as React keeps it: from before the page was translated.
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
  expect(watching.complaints()).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('change-bare')));
  await expect
    .poll(() => watching.complaints())
    .toEqual(['a translated text is stale: " bikes" in the place of " motorbikes"']);
});

test('the watch has nothing to tell of a page that behaves', async ({ page }) => {
  const watching = await open(page);
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
    console.info('asked for the bikes');
    await fetch('/api/allbikes');
  });
  await page.clock.runFor(12_000);
  await watching.settle();
  expect(watching.complaints()).toEqual([]);
  await expect.poll(() => toastsOf(page), 'told, and gone since').toEqual(['Login successfull']);
});
