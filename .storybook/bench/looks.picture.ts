import { expect } from '@playwright/test';
import type { Light, Window } from '../grounds.ts';
import { openStage, pageOptions, pathOf, test } from './stage.ts';

// That the pictures can be believed: what a person would not notice is noticed, and it does not matter which story was
// shown before, or in which light.

/** A table of facts between hairlines, on a card. */
const card = { id: 'components-bikecard--default', title: 'Components/BikeCard' };

test.describe('A picture differs by', () => {
  const changes = {
    'a hairline of two pixels': ':root { --hairline: 2px }',
    'a hairline in the next colour': ':root, [data-theme] { --rule: #d8cebd }',
    'a corner of eleven pixels instead of twelve': 'button { border-radius: 3px }',
    'a word one pixel further right': 'h3 { translate: 1px }',
  };
  for (const [change, css] of Object.entries(changes)) {
    test(change, async ({ stage }) => {
      await stage.show(card.id, 'phone');
      const path = pathOf(card.id, 'phone', 'day');
      await expect(stage.page).toHaveScreenshot(path, await stage.framing(card, 'phone', 'day'));
      const style = await stage.page.addStyleTag({ content: css });
      await expect(stage.page).not.toHaveScreenshot(path, await stage.framing(card, 'phone', 'day'));
      await style.evaluate((element) => element.parentNode?.removeChild(element));
      await expect(stage.page).toHaveScreenshot(path, await stage.framing(card, 'phone', 'day'));
    });
  }
});

test.describe('On a page of its own, lit from the beginning, it looks the same', () => {
  const alone: { id: string; title: string; window: Window; light: Light }[] = [
    { ...card, window: 'phone', light: 'night' },
    { id: 'components-bookingdialog--default', title: 'Components/BookingDialog', window: 'desktop', light: 'night' },
    { id: 'components-themeswitch--default', title: 'Components/ThemeSwitch', window: 'phone', light: 'night' },
    { id: 'screens-home-homescreen--default', title: 'Screens/Home/HomeScreen', window: 'desktop', light: 'night' },
    { id: 'screens-bikelist-bikelistscreen--buyer-view', title: 'Screens/BikeList', window: 'phone', light: 'night' },
    { id: 'screens-login-loginscreen--default', title: 'Screens/Login/LoginScreen', window: 'desktop', light: 'day' },
    { id: 'app-toasts--message-sent', title: 'App/Toasts', window: 'phone', light: 'night' },
  ];
  for (const { id, title, window, light } of alone) {
    test(`${id}, ${window}, ${light}`, async ({ browser }) => {
      const context = await browser.newContext(pageOptions);
      const stage = await openStage(await context.newPage(), light);
      await stage.show(id, window);
      await expect(stage.page).toHaveScreenshot(
        pathOf(id, window, light),
        await stage.framing({ title }, window, light),
      );
      await context.close();
    });
  }
});
