import { urlIn } from '../../../packages/app/src/language/languagePath.ts';
import {
  notFoundPath,
  type RouteDefinition,
  type RouteName,
  routeTable,
} from '../../../packages/app/src/routing/paths/routeTable.ts';
import { bikes, bookings } from '../../../packages/fixtures/src/index.ts';
import type { UserPage } from '../page/userPage.ts';

export type ScreenUser = 'guest' | 'buyer' | 'seller' | 'admin';
export type Screen = { name: string; path: string; user: ScreenUser };

const bikePath = `/categories/${bikes.available.category_id}`;

/** The URLs of the pages whose paths have parameters, or that show more with a query. */
const urls: Partial<Record<RouteName, string>> = {
  category: bikePath,
  bike: `${bikePath}/bikes/${bikes.available._id}`,
  compare: `/compare?bikes=${[bikes.available, bikes.restored].map((bike) => `${bike.category_id}.${bike._id}`).join(',')}`,
  payment: `/dashboard/payment/${bookings.unpaid._id}`,
  receipt: `/dashboard/receipt/${bookings.paid._id}`,
};

const userOf = ({ access }: RouteDefinition): ScreenUser => {
  if (access === 'public') return 'guest';
  return access === 'signedIn' ? 'buyer' : access;
};

/** Every page of the app. A page for all signed-in users is opened by a buyer. */
export const screens: readonly Screen[] = [
  ...Object.entries<RouteDefinition>(routeTable).map(([name, route]) => {
    const path = urls[name as RouteName] ?? route.path;
    if (path.includes(':')) throw new Error(`Add a URL for the page ${name} to scripts/engines/checks/screens.ts.`);
    return { name, path, user: userOf(route) };
  }),
  { name: 'notFound', path: notFoundPath, user: 'guest' },
  // The landing page of the dashboard differs for each role.
  { name: 'dashboardOfSeller', path: '/dashboard', user: 'seller' },
  { name: 'dashboardOfAdmin', path: '/dashboard', user: 'admin' },
];

export const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** A screenshot shows at most this height of a page, in CSS pixels. */
const maximumHeight = 3000;

/**
 * Opens a page and checks its layout.
 * @returns a screenshot of the page from its top
 */
export const lookAt = async (
  page: UserPage,
  path: string,
  language: 'en' | 'bn',
  { width, height }: (typeof viewports)[number],
): Promise<Buffer> => {
  await page.resize(width, height);
  await page.open(urlIn(language, path));
  await page.waitUntilLoaded();
  const problems = await page.evaluate<string[]>('window.pageTools.layoutProblems()');
  if (problems.length > 0) throw new Error(problems.join('; '));
  const pageHeight = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.resize(width, Math.min(pageHeight, maximumHeight));
  await page.waitUntilLoaded();
  return page.screenshot();
};
