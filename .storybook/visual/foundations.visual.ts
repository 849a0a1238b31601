import { expect } from '@playwright/test';
import type { Light, Window } from '../modes.ts';
import { surveyed } from './storyIndex.ts';
import { pageOptions, pathOf, setStage, test } from './storyPage.ts';

// That the pictures can be believed: what a person would not notice is noticed, and it does not matter which story was
// shown before, or in which light.

/** A table of facts between hairlines, on a card. */
const card = { id: 'components-bikecard--default', title: 'Components/BikeCard', name: 'Default' };

test.describe('A picture differs by', () => {
  const changes = {
    'a hairline of two pixels': ':root { --border-width: 2px }',
    'a hairline in the next colour': ':root, [data-theme] { --color-border: #d8cebd }',
    'corners of one pixel instead of four': 'button { border-radius: 1px }',
    'a word one pixel further right': 'h2 { translate: 1px }',
  };
  for (const [change, css] of Object.entries(changes)) {
    test(change, async ({ stage }) => {
      await stage.show(card, 'phone');
      const path = pathOf(card.id, 'phone', 'light');
      await expect(stage.page).toHaveScreenshot(path, await stage.framing(card, 'phone', 'light'));
      const style = await stage.page.addStyleTag({ content: css });
      await expect(stage.page).not.toHaveScreenshot(path, await stage.framing(card, 'phone', 'light'));
      await style.evaluate((element) => element.parentNode?.removeChild(element));
      await expect(stage.page).toHaveScreenshot(path, await stage.framing(card, 'phone', 'light'));
    });
  }
});

test.describe('On a page of its own, lit from the beginning, it looks the same', () => {
  const alone: { id: string; window: Window; light: Light }[] = [
    { id: 'components-bikecard--default', window: 'phone', light: 'dark' },
    { id: 'components-bookingdialog--default', window: 'desktop', light: 'dark' },
    { id: 'components-themeswitch--system', window: 'phone', light: 'dark' },
    { id: 'screens-home-homescreen--nothing-advertised', window: 'desktop', light: 'dark' },
    { id: 'screens-bikelist-bikelistscreen--buyer-view', window: 'phone', light: 'dark' },
    { id: 'screens-login-loginscreen--default', window: 'desktop', light: 'light' },
    { id: 'app-toasts--message-sent', window: 'phone', light: 'dark' },
  ];
  for (const { id, window, light } of alone) {
    test(`${id}, ${window}, ${light}`, async ({ browser }) => {
      const story = surveyed().find((one) => one.id === id);
      if (!story) throw new Error(`There is no story ${id} any longer: choose another.`);
      const context = await browser.newContext(pageOptions);
      const stage = await setStage(await context.newPage(), light);
      await stage.show(story, window);
      await expect(stage.page).toHaveScreenshot(pathOf(id, window, light), await stage.framing(story, window, light));
      await context.close();
    });
  }
});
