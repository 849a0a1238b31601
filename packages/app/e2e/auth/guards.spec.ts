import type { Role } from '@second-gear/contract';
import { bikes, bookings } from '@second-gear/fixtures';
import type { RouteName } from '../../src/core/navigation/routeTable.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { users } from '../support/steps.ts';

type RoleOrGuest = Role | 'guest';
type Page = { path: string; heading: string };

const everyone: readonly RoleOrGuest[] = ['guest', 'buyer', 'seller', 'admin'];
const signedIn: readonly RoleOrGuest[] = ['buyer', 'seller', 'admin'];

const home: Page = { path: '/', heading: 'FIND THE RIGHT BIKE' };
const login: Page = { path: '/login', heading: 'Login' };

/**
 * Every route (docs/requirements.md §2), the roles that may open it (docs/requirements.md §6), and the heading of its
 * page, which is also the document's title.
 */
const routes: Record<RouteName, Page & { allowed: readonly RoleOrGuest[]; others?: Page }> = {
  home: { ...home, allowed: everyone },
  // A signed-in user who opens the login page or the sign-up page is redirected to the home page.
  login: { ...login, allowed: ['guest'], others: home },
  signUp: { path: '/signup', heading: 'Sign Up', allowed: ['guest'], others: home },
  blogs: { path: '/blogs', heading: 'Blogs', allowed: everyone },
  help: { path: '/help', heading: 'Help and safety', allowed: everyone },
  bikes: { path: '/bikes', heading: 'All bikes', allowed: signedIn },
  category: { path: '/categories/1', heading: 'Honda', allowed: signedIn },
  bike: { path: `/categories/1/bikes/${bikes.available._id}`, heading: 'Honda CG125', allowed: signedIn },
  saved: { path: '/saved', heading: 'Saved bikes', allowed: signedIn },
  compare: { path: '/compare', heading: 'Compare bikes', allowed: signedIn },
  dashboard: { path: '/dashboard', heading: 'Dashboard', allowed: signedIn },
  myBookings: { path: '/dashboard/myorder', heading: 'My Orders', allowed: ['buyer'] },
  payment: { path: `/dashboard/payment/${bookings.unpaid._id}`, heading: 'Payment', allowed: ['buyer'] },
  receipt: { path: `/dashboard/receipt/${bookings.unpaid._id}`, heading: 'Receipt', allowed: ['buyer'] },
  addBike: { path: '/dashboard/addproduct', heading: 'Add A Bike', allowed: ['seller'] },
  myBikes: { path: '/dashboard/myproduct', heading: 'My Product', allowed: ['seller'] },
  allBuyers: { path: '/dashboard/allbuyers', heading: 'All Buyers', allowed: ['admin'] },
  allSellers: { path: '/dashboard/allseller', heading: 'All Seller', allowed: ['admin'] },
  reportedBikes: { path: '/dashboard/report', heading: 'Reported Items', allowed: ['admin'] },
  myAccount: { path: '/dashboard/account', heading: 'My account', allowed: signedIn },
};

for (const role of everyone) {
  test(`as ${role}, a user can open every page that the table allows, and is redirected from all other pages`, {
    // One role that is signed in is enough here: the stories of the guards have every role.
    tag: [
      ...(['seller', 'admin'].includes(role) ? ['@nightly'] : []),
      '@R1.01',
      '@R2.02',
      '@R2.03',
      '@R2.07',
      '@R2.11',
      '@R2.11b',
      '@R2.12',
      '@R2.12d',
      '@R2.12e',
      '@R2.12b',
      '@R2.26',
      '@R2.30',
      '@R2.31',
      '@R2.32',
      '@R2.33',
      '@R2.33b',
      '@R2.39',
      '@R2.40',
      '@R2.41',
      '@R2.42',
      '@R2.43',
      '@R2.43b',
      '@R2.44',
      '@R6.02',
      '@R6.03',
      '@R6.05',
      '@R6.06',
      '@R6.11',
      '@R10.30',
    ],
  }, async ({ page }) => {
    if (role !== 'guest') await signIn(page, users[role]);
    for (const { path, heading, allowed, others = login } of Object.values(routes)) {
      await test.step(path, async () => {
        await page.goto(path);
        const shown = allowed.includes(role) ? { path, heading } : others;
        await expect(page.getByRole('heading', { level: 1, name: shown.heading })).toBeVisible();
        await expect(page).toHaveURL(({ pathname }) => pathname === shown.path);
        await expect(page).toHaveTitle(shown.path === '/' ? 'Second Gear' : `${shown.heading} - Second Gear`);
      });
    }
  });
}
