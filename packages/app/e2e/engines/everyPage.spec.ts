import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bikes, bookings } from '@second-gear/fixtures';
import { urlIn } from '../../src/core/language/languagePath.ts';
import { notFoundPath, type RouteDefinition, routeTable } from '../../src/core/navigation/routeTable.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { users } from '../support/steps.ts';

/** A look at every page in another browser: `node scripts/check/engines.mjs`. */

const { available, restored } = bikes;
const bikePath = `/categories/${available.category_id}`;

/** The URLs of the pages whose paths have parameters, or that show more with a query. */
const urls: Partial<Record<string, string>> = {
  category: bikePath,
  bike: `${bikePath}/bikes/${available._id}`,
  compare: `/compare?bikes=${[available, restored].map((bike) => `${bike.category_id}.${bike._id}`).join(',')}`,
  payment: `/dashboard/payment/${bookings.unpaid._id}`,
  receipt: `/dashboard/receipt/${bookings.paid._id}`,
};

const pathsOf = (...access: RouteDefinition['access'][]) =>
  Object.entries<RouteDefinition>(routeTable)
    .filter(([, route]) => access.includes(route.access))
    .map(([name, { path }]) => urls[name] ?? path);

/** What is wrong with the layout of the page. Runs in the page. */
const layoutProblems = () => {
  const isCut = ({ offsetHeight, parentElement }: HTMLElement) =>
    parentElement !== null &&
    offsetHeight > parentElement.offsetHeight + 1 &&
    getComputedStyle(parentElement).overflowY === 'hidden';
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ...(document.querySelector('main [data-waiting], #root[data-page] [inert]') ? ['a part is loading'] : []),
    ...images.filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => `broken: ${src}`),
    ...images.filter(isCut).map(({ src }) => `higher than its box: ${src}`),
  ];
};

const lookAt = async (page: Page, path: string, folder: string) => {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    for (const language of ['en', 'bn'] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(urlIn(language, path));
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect.poll(() => page.evaluate(layoutProblems), `${path} ${language} ${width}`).toEqual([]);
      const name = `${path.replace(/[^\w-]+/g, '-')} ${language} ${width}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true });
    }
  }
};

for (const [user, paths] of [
  ['guest', [...pathsOf('public'), notFoundPath]],
  ['buyer', pathsOf('signedIn', 'buyer')],
  ['seller', ['/dashboard', ...pathsOf('seller')]],
  ['admin', ['/dashboard', ...pathsOf('admin')]],
] as const) {
  test(`every page of a ${user} fits on a phone and a desktop in both languages`, async ({ page }, { project }) => {
    test.setTimeout(600_000);
    if (user !== 'guest') await signIn(page, users[user]);
    for (const path of paths) await lookAt(page, path, join(project.outputDir, user));
  });
}
