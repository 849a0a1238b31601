import { expect } from '@playwright/test';
import type { Theme, Viewport } from '../modes/modes.ts';
import { readStories, storybookUrl } from './storyIndex.ts';
import { openStoryPage, pageOptions, type Screenshot, screenshotPath, test } from './storyPage.ts';

// Tests of the screenshot tests. A screenshot test must fail even for a difference that an engineer would not notice. Its
// result must not depend on the story or the theme that the page has shown before.

/** The story for the first group of tests. It has thin lines, a heading and buttons, which these tests change. */
const card = { id: 'components-bikes-bikecard--default', title: 'Components/bikes/BikeCard', name: 'Default' };
const lightPhone: Screenshot = { viewport: 'phone', theme: 'light', language: 'en' };

test.describe('a screenshot test fails when one style changes:', () => {
  const changes = {
    'a border of two pixels': ':root { --border-width: 2px }',
    'a border in a slightly different colour': ':root, [data-theme] { --color-border: #d8cebd }',
    'a radius of one pixel instead of four': 'button { border-radius: 1px }',
    'a heading one pixel further right': 'h2 { translate: 1px }',
  };
  for (const [change, css] of Object.entries(changes)) {
    test(change, async ({ storyPage }) => {
      await storyPage.show(card, 'phone');
      const path = screenshotPath(card.id, lightPhone);
      await expect(storyPage.page).toHaveScreenshot(path, await storyPage.screenshotOptions(card, lightPhone));
      const style = await storyPage.page.addStyleTag({ content: css });
      await expect(storyPage.page).not.toHaveScreenshot(path, await storyPage.screenshotOptions(card, lightPhone));
      await style.evaluate((element) => element.parentNode?.removeChild(element));
      await expect(storyPage.page).toHaveScreenshot(path, await storyPage.screenshotOptions(card, lightPhone));
    });
  }
});

test.describe('a story looks the same on a new page as on a page that has shown other stories:', () => {
  const cases: { id: string; viewport: Viewport; theme: Theme }[] = [
    { id: 'components-bookings-bookingdialog--default', viewport: 'phone', theme: 'light' },
    { id: 'screens-every-user-home-homescreen--nothing-advertised', viewport: 'desktop', theme: 'dark' },
    { id: 'screens-signed-in-user-bikelist-bikelistscreen--buyer-view', viewport: 'phone', theme: 'dark' },
    { id: 'screens-every-user-login-loginscreen--default', viewport: 'desktop', theme: 'light' },
    { id: 'app-toasts--login-failed', viewport: 'phone', theme: 'light' },
  ];
  for (const { id, viewport, theme } of cases) {
    test(`${id}, ${viewport}, ${theme}`, async ({ browser }) => {
      const story = readStories().find((entry) => entry.id === id);
      if (!story) throw new Error(`The story ${id} no longer exists: choose another one.`);
      const context = await browser.newContext(pageOptions);
      const storyPage = await openStoryPage(await context.newPage(), theme);
      await storyPage.show(story, viewport);
      await expect(storyPage.page).toHaveScreenshot(
        screenshotPath(id, { viewport, theme, language: 'en' }),
        await storyPage.screenshotOptions(story, { viewport, theme, language: 'en' }),
      );
      await context.close();
    });
  }
});

test('a story that is opened in Bangla plays in English, and is in Bangla afterwards', async ({ browser }) => {
  const page = await browser.newPage();
  const id = 'screens-seller-addbike-addbikescreen--everything-is-required';
  await page.goto(`${storybookUrl()}/iframe.html?id=${id}&viewMode=story&globals=language:bn;a11y.manual:!true`);
  // The play function presses a button that it finds by its English text. Then the form has errors.
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('বাইক যোগ করুন');
  await page.close();
});

test('a story plays in English after a screenshot of another story in Bangla', async ({ storyPage }) => {
  // This play function looks for English texts.
  const form = readStories().find(({ id }) => id === 'screens-seller-addbike-addbikescreen--everything-is-required');
  if (!form) throw new Error('The story of the form without entries no longer exists: choose another one.');
  await storyPage.show(form, 'phone');
  await storyPage.screenshotOptions(form, { ...lightPhone, language: 'bn' });
  await storyPage.show(form, 'phone');
});
