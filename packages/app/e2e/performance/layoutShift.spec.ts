import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { bookFirstBike, expectHydrated, holdRequests, logIn, openCategory, people } from '../support/steps.ts';

/** How far things moved by themselves since the page began to be watched; 0 when nothing did. */
declare global {
  interface Window {
    shifted: () => number;
  }
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shifted = () => {
      add(observer.takeRecords());
      return sum;
    };
  });

/** Opens a page whose pictures are kept back, lets them in, and says how far that moved anything. */
const shiftOfPicturesAt = async (page: Page, path: string): Promise<number> => {
  const letIn = await holdRequests(page, '**/*.svg');
  // A page has not loaded before its first picture has.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('img').first()).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const before = await page.evaluate(() => window.shifted());
  letIn();
  const after = await page.evaluate(async () => {
    // Those further down as well.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    // Drawn, and drawn once more: what moved is known by then.
    for (const _ of ['drawn', 'known']) await new Promise((drawn) => requestAnimationFrame(drawn));
    return window.shifted();
  });
  await page.unroute('**/*.svg');
  return after - before;
};

const open = ['/', '/blogs', '/categories/1', '/dashboard', '/nowhere'];

/** Every page that somebody of a role can open, but for the payment's, which needs a booking. */
const pagesOf = {
  buyer: [...open, '/dashboard/myorder'],
  seller: ['/dashboard/addproduct', '/dashboard/myproduct'],
  admin: ['/dashboard/allbuyers', '/dashboard/allseller', '/dashboard/report'],
} satisfies Record<keyof typeof people, string[]>;

const roles = ['buyer', 'seller', 'admin'] as const;

test('nothing moves when pictures arrive', async ({ page }) => {
  await watchShifts(page);
  await logIn(page);
  await openCategory(page, 'Honda');
  await bookFirstBike(page);
  for (const path of [...pagesOf.buyer, '/login']) {
    expect(await shiftOfPicturesAt(page, path), `how far things moved at ${path}`).toBe(0);
  }
});

/** The control that the keyboard is at, marked as reached; null past the last one. */
const controlInFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    focused.dataset.reached = '';
    const around: Element[] = [];
    for (let element: Element | null = focused; element && around.length < 4; element = element.parentElement) {
      around.push(element);
    }
    // Some rings are drawn by an ::after, around the whole of a card.
    const drawn = around.flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')]);
    const isSeen = drawn.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    return { html: focused.outerHTML.slice(0, 160), isSeen };
  });

/** What can be used but was never reached. Arrow keys lead to those that the tab key leaves out, as from radio to radio. */
const unreached = (page: Page) =>
  page
    .locator('a[href], button:enabled, input:enabled, textarea:enabled, select:enabled')
    .and(page.locator(':not([data-reached], [tabindex="-1"], [aria-hidden="true"] *)'))
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
  for (const width of [320, 1280]) {
    test(`a ${role} reaches every control by keyboard and sees the focus, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await logIn(page, people[role]);
      for (const path of pagesOf[role]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectHydrated(page);
        // A page for everybody is there before it is known who is here; a narrow bar keeps that in its menu.
        if (width > 320) await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        // Other buttons stand on each card until it is known that they are a buyer.
        if (role === 'buyer')
          await expect(page.getByRole('button', { name: 'Book Now', disabled: true })).toHaveCount(0);
        if (path === '/') await callTheContactForm(page);
        await walk(page);
      }
    });
  }
}

/** It comes when somebody moves on the page, and nobody is as quick as this. */
const callTheContactForm = async (page: Page) => {
  await page.keyboard.press('Shift');
  await expect(page.getByRole('button', { name: 'Send' })).toBeAttached();
};

/** From the first control of a page to the last, by the tab key alone. */
const walk = async (page: Page) => {
  for (let at = await tab(page); at; at = await tab(page)) {
    expect(at.isSeen, `a focus ring on ${at.html} at ${page.url()}`).toBe(true);
  }
  expect(await unreached(page), `out of reach at ${page.url()}`).toEqual([]);
};

const tab = async (page: Page) => {
  await page.keyboard.press('Tab');
  return controlInFocus(page);
};

test('a guest reaches every control of the ways in by keyboard', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await walk(page);
  }
});

test('what toasts are read out by is there before the first of them', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByRole('status')).toBeAttached();
  await expect(region).toHaveText('');
});

/** Only the built shell can show this: a build writes colours in another way for older browsers. */
test('the content of the footer has the colours of the dark theme in both themes', async ({ page }) => {
  const colourOfWords = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/blogs');
    const words = page.getByRole('contentinfo').getByText('Night', { exact: true });
    await expect(words).toBeVisible();
    return words.evaluate((element) => getComputedStyle(element).color);
  };
  const byNight = await colourOfWords('dark');
  expect(await colourOfWords('light')).toBe(byNight);
});
