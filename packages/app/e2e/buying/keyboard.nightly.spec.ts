import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectHydrated, users } from '../support/steps.ts';

const publicPages = ['/', '/blogs', '/categories/1', '/dashboard', '/nowhere'];

/** The pages that the tests open, for each role. The payment page is not one of them, because it needs a booking. */
const pagesOf = {
  buyer: [...publicPages, '/dashboard/myorder'],
  seller: ['/dashboard/addproduct', '/dashboard/myproduct'],
  admin: ['/dashboard/allbuyers', '/dashboard/allseller', '/dashboard/report'],
} satisfies Record<keyof typeof users, string[]>;

const roles = ['buyer', 'seller', 'admin'] as const;

/**
 * Marks the focused control as reached. Returns the control, or null if no control has the focus: this is the case when
 * the Tab key has moved the focus past the last control.
 */
const markFocusedControl = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    focused.dataset.reached = '';
    const ancestors: Element[] = [];
    for (let element: Element | null = focused; element && ancestors.length < 6; element = element.parentElement) {
      ancestors.push(element);
    }
    // Some controls have their focus ring on an `::after` element of an ancestor, such as the card around a link or the form around a search field.
    const styles = ancestors.flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')]);
    const hasFocusRing = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    return { html: focused.outerHTML.slice(0, 160), hasFocusRing };
  });

/**
 * Returns the enabled controls that the Tab key has not reached. If it has reached one radio button of a group, the
 * whole group counts as reached, because the arrow keys move the focus to the others.
 */
const unreached = (page: Page) =>
  page
    .locator('a[href], button:enabled, input:enabled, textarea:enabled, select:enabled')
    .and(page.locator(':not([data-reached], [tabindex="-1"], [aria-hidden="true"] *, [inert] *)'))
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { type, name } = control as HTMLInputElement;
          return type !== 'radio' || !document.querySelector(`[data-reached][name="${CSS.escape(name)}"]`);
        })
        .map((control) => control.outerHTML.slice(0, 160)),
    );

for (const role of roles) {
  test(`a ${role} can reach every control with the keyboard, and sees a focus ring on it, at 1280 and 320 px`, async ({
    page,
  }) => {
    await signIn(page, users[role]);
    for (const path of pagesOf[role]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectHydrated(page);
      // Waits until the session is restored, because the app shows public pages before that.
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      // Waits until the app knows the role, because until then the buttons of each card are disabled.
      if (role === 'buyer') await expect(page.getByRole('button', { name: 'Book Now', disabled: true })).toHaveCount(0);
      if (path === '/') {
        await loadFields(page);
        await page.getByRole('link', { name: 'Skip to content' }).focus();
      }
      await tabThrough(page, path === '/' ? markFocusedControl : tab);

      await page.setViewportSize({ width: 320, height: 800 });
      // At 320 px the Logout button is in the menu.
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      // The focus is on the last control now. The next Tab press would leave the page, so the test starts again at the
      // first control.
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await tabThrough(page, markFocusedControl);
    }
  });
}

/**
 * Loads the contact form and the suggestions of the search field before the test. Otherwise they would load while the Tab key is
 * pressed. The focus could then already be past the position of the form, and another element would replace the field.
 */
const loadFields = async (page: Page) => {
  await page.keyboard.press('Shift');
  await expect(page.getByRole('button', { name: 'Send' })).toBeAttached();
  await page.getByLabel('Search bikes').first().focus();
  await expect(page.getByRole('combobox', { name: 'Search bikes' })).toBeAttached();
};

/**
 * Focuses every control of a page with the Tab key, and expects a focus ring on each. `first` focuses and marks the
 * first control; by default, it presses Tab.
 */
const tabThrough = async (page: Page, first = tab) => {
  await page.locator('[data-reached]').evaluateAll((controls) => {
    for (const control of controls) control.removeAttribute('data-reached');
  });
  for (let control = await first(page); control; control = await tab(page)) {
    expect(control.hasFocusRing, `a focus ring on ${control.html} at ${page.url()}`).toBe(true);
  }
  expect(await unreached(page), `controls that the Tab key does not reach at ${page.url()}`).toEqual([]);
};

const tab = async (page: Page) => {
  await page.keyboard.press('Tab');
  return markFocusedControl(page);
};

test('a guest can reach every control of the login and sign-up pages with the keyboard, and these pages contain the live region of toasts before the first toast', async ({
  page,
}) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByRole('status')).toBeAttached();
    await expect(toasts).toHaveText('');
    await tabThrough(page);
  }
});
