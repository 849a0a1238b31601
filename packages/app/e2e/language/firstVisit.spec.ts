import type { Page } from '@playwright/test';
import { bn } from '../../../ui/src/copy/bn/common.ts';
import { en } from '../../../ui/src/copy/en.ts';
import { expect, test } from '../support/appServer.ts';
import { holdRequests } from '../support/steps.ts';

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

  test('a Bangla font that loads late draws the text that is already there', {
    tag: '@R11.21b',
  }, async ({ page }) => {
    const send = await holdRequests(page, '**/*.woff2');
    await page.goto('/bn', { waitUntil: 'domcontentloaded' });
    const text = page.getByRole('heading', { level: 1 });
    await expect(text).toBeVisible();
    send();
    // A new copy of the text is drawn with the font.
    await expect
      .poll(() =>
        text.evaluate((element) => {
          const copy = element.cloneNode(true);
          element.after(copy);
          const widths = [element, copy].map((one) => (one instanceof Element ? one.getBoundingClientRect().width : 0));
          copy.parentNode?.removeChild(copy);
          return `${document.fonts.status} ${widths[0] === widths[1]}`;
        }),
      )
      .toBe('loaded true');
  });

  test('F36: the app opens a URL without a prefix in Bangla, never shows the English page, and opens every URL in English after the user has chosen English', {
    tag: ['@R11.41', '@R11.42'],
  }, async ({ page }) => {
    const frames = await recordFrames(page);
    await page.goto('/blogs?from=mail#end');
    await expect(page).toHaveURL('/bn/blogs?from=mail#end');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.getByRole('navigation', { name: bn.navbar.label })).toBeVisible();
    expect([...frames].filter((frame) => frame !== `bn: ${bn.navbar.blogs}`)).toEqual([]);

    await test.step('the link to the other language works before the app is loaded', async () => {
      await page.route('**/assets/index-*.js', () => {});
      await page.goto('/bn');
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/');
      await page.unroute('**/assets/index-*.js');
    });

    await page.goto('/bn/blogs');
    await expect(page).toHaveURL('/blogs');
    await page.goto('/bn/login');
    await expect(page).toHaveURL('/login');

    await test.step('the URL decides when the browser blocks storage and names no languages', async () => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
        Object.defineProperty(navigator, 'languages', { get: () => [] });
      });
      for (const [path, { navbar }] of [
        ['/blogs', en],
        ['/bn/blogs', bn],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('navigation', { name: navbar.label })).toBeVisible();
        await expect(page).toHaveURL(path);
      }
    });
  });
});
