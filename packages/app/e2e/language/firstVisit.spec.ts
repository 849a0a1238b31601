import type { Page } from '@playwright/test';
import { bn } from '../../../ui/src/copy/bn/common.ts';
import { en } from '../../../ui/src/copy/en.ts';
import { languageKey } from '../../src/language/startPath.ts';
import { expect, test } from '../support/appServer.ts';
import { countNavigations } from '../support/steps.ts';

/** Tests of the language in which a visit starts. */

const banglaTitle = bn.home.contact.title;

/**
 * Records the language and the visible heading of each frame that the browser renders. It also records the frames of a
 * page that the browser leaves immediately.
 */
const recordFrames = async (page: Page): Promise<Set<string>> => {
  const frames = new Set<string>();
  await page.exposeFunction('reportFrame', (frame: string) => frames.add(frame));
  await page.addInitScript(() => {
    const report = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) {
        const reportFrame: unknown = Reflect.get(window, 'reportFrame');
        if (typeof reportFrame === 'function') reportFrame(`${document.documentElement.lang}: ${heading.textContent}`);
      }
      requestAnimationFrame(report);
    };
    requestAnimationFrame(report);
  });
  return frames;
};

test.describe('a browser in Bangla', () => {
  test.use({ locale: 'bn-BD' });

  test('the app opens a URL without a prefix in Bangla, keeps the query and the hash, and never shows the English page', {
    tag: ['@R11.41'],
  }, async ({ page }) => {
    const frames = await recordFrames(page);
    await page.goto('/blogs?from=mail#end');
    await expect(page).toHaveURL('/bn/blogs?from=mail#end');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.getByRole('navigation', { name: bn.navbar.label })).toBeVisible();
    expect([...frames].filter((frame) => frame !== `bn: ${bn.navbar.blogs}`)).toEqual([]);
  });

  test('the app opens every URL in English after the user has chosen English', { tag: ['@R11.42'] }, async ({
    page,
  }) => {
    await page.goto('/bn');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation', { name: en.navbar.label })).toBeVisible();
    await page.goto('/blogs');
    await expect(page).toHaveURL('/blogs');
    await page.goto('/bn/login');
    await expect(page).toHaveURL('/login');
  });

  test('F36: the app opens each URL in the language of the URL when the browser blocks storage and names no languages', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
      Object.defineProperty(navigator, 'languages', { get: () => [] });
    });
    const navigations = countNavigations(page);
    await page.goto('/blogs');
    await expect(page.getByRole('navigation', { name: en.navbar.label })).toBeVisible();
    await page.goto('/bn/blogs');
    await expect(page.getByRole('navigation', { name: bn.navbar.label })).toBeVisible();
    expect(navigations()).toBe(2);
  });
});

test('the app opens a URL with the prefix /bn in Bangla when the browser is in English', { tag: ['@R11.41'] }, async ({
  page,
}) => {
  const frames = await recordFrames(page);
  await page.goto('/bn');
  await expect(page.getByRole('heading', { name: banglaTitle })).toBeVisible();
  await expect(page).toHaveURL('/bn');
  expect([...frames].every((frame) => frame.startsWith('bn: '))).toBe(true);
});

test('the link to the other language works before the app is loaded, and in a new tab', {
  tag: ['@R11.42'],
}, async ({ page, context }) => {
  await page.addInitScript((key) => localStorage.setItem(key, localStorage.getItem(key) ?? 'en'), languageKey);
  await page.route('**/assets/index-*.js', () => {});
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn');
  await page.unroute('**/assets/index-*.js');

  const newTab = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'English' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await newTab).toHaveURL('/');
});
