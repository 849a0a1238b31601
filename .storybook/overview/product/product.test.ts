import { describe, expect, test } from 'vitest';
import { type RouteDefinition, routeTable } from '../../../packages/app/src/core/navigation/routeTable.ts';
import { accessNames } from './access.ts';
import { groupScreensByAccess, maySee, screenName, viewers } from './groupScreensByAccess.ts';
import { type Page, type Story, screenFolderIn } from './product.ts';
import { pathsIn, readArrows, readPages, readScreenFolders, screenIn } from './readPages.ts';
import { readProduct } from './readProduct.ts';

const routes = Object.entries<RouteDefinition>(routeTable);
const arrows = readArrows();
const has = (from: string, to: string, kind: string) =>
  arrows.some((arrow) => arrow.from === from && arrow.to === to && arrow.kind === kind);

describe('the ways between the pages', () => {
  test.each(routes.map(([name]) => name))('an arrow leads to the page %s', (name) => {
    expect(arrows.some(({ to, kind }) => to === name && kind === 'link')).toBe(true);
  });

  test.each(routes)('the page %s has the redirects of its guard if it has one', (name, { access }) => {
    const isGuarded = access !== 'public';
    expect(has(name, 'login', 'redirect')).toBe(isGuarded);
    expect(has('login', name, 'redirect')).toBe(isGuarded || name === 'home');
  });

  test('each arrow is in the list once', () => {
    const names = arrows.map(({ from, to, kind }) => `${from} ${to} ${kind}`);
    expect(names).toEqual([...new Set(names)]);
  });

  test('links are found in the file of a page and in the files that it imports', () => {
    expect(has('myBookings', 'payment', 'link')).toBe(true);
    expect(has('bikes', 'myBookings', 'link')).toBe(true);
    expect(has('blogs', 'addBike', 'link')).toBe(false);
  });

  test('reads paths and the screen from the source of a route', () => {
    expect(pathsIn('<A to={paths.login()} from={paths.bike} other={paths.unknown()} />')).toEqual(['login', 'bike']);
    expect(screenIn("from '@second-gear/ui/screens/status/AppLoading/LoadingScreen'")).toBeUndefined();
    expect(screenIn("from '@second-gear/ui/screens/public/Home/HomeScreen'")).toBe('public/Home');
  });
});

describe('the screens', () => {
  test('every page of the route table and the not-found page has a screen', () => {
    expect(readPages().map(({ name }) => name)).toEqual([...routes.map(([name]) => name), 'notFound']);
  });

  test('the sidebar has a group for each role, in the order of the route table, and those of several pages are last', () => {
    const folders = readScreenFolders();
    const inGroup = (group: string) => folders.filter((one) => one.group === group).map(({ folder }) => folder);
    expect([...new Set(folders.map(({ group }) => group))]).toEqual(Object.values(accessNames));
    expect(inGroup('Every user').slice(0, 2)).toEqual(['public/Home', 'public/Login']);
    expect(inGroup('Every user').at(-1)).toBe('status/RouteError');
    expect(inGroup('Buyer')).toEqual(['dashboard/MyBookings', 'dashboard/Payment', 'dashboard/Receipt']);
    expect(inGroup('Admin').at(-1)).toBe('dashboard/AdminTools');
  });

  test('reads the folder of a screen from the path of its stories', () => {
    const folder = 'packages/ui/src/screens/public/CompareBikes';
    expect(screenFolderIn(`./${folder}/CompareTray/CompareTray.stories.tsx`)).toBe('public/CompareBikes');
    expect(screenFolderIn('./packages/ui/src/components/base/Button/Button.stories.tsx')).toBeUndefined();
  });

  test('every story of a screen is in one group, and no name has the id of a failure mode', {
    timeout: 120_000,
  }, async () => {
    const { pages, stories } = await readProduct();
    const expected = stories.filter(({ title }) => title.startsWith('Screens/')).map(({ id }) => id);
    const grouped = groupScreensByAccess({ pages, stories }).flatMap(({ screens }) =>
      screens.flatMap((screen) => screen.stories.map(({ id }) => id)),
    );
    expect(grouped.toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(100);
    const names = stories.map(({ name }) => name);
    expect(
      names.filter((name) => /^[A-Z] ?-?\d/.test(name)),
      'names with the id of a failure mode',
    ).toEqual([]);
  });
});

const page = (name: string, access: Page['access'], screen: string): Page => ({
  name,
  access,
  screen,
  path: '/',
  layout: 'public',
});
const story = (folder: string, component: string, name: string): Story => ({
  id: `${component}-${name}`,
  title: `Screens/${component}`,
  name,
  folder,
  thumbnails: {},
});

describe('the groups of screens', () => {
  const pages = [page('list', 'signedIn', 'public/List'), page('buyers', 'admin', 'dashboard/AllBuyers')];
  const groupOf = (one: Story) =>
    groupScreensByAccess({ pages, stories: [one] }).find(({ screens }) => screens.length > 0)?.access;

  test('a story belongs to those who may open its page', () => {
    expect(groupOf(story('public/List', 'ListScreen', 'Default'))).toBe('signedIn');
    expect(groupOf(story('dashboard/AllBuyers', 'AllBuyersScreen', 'Buyer Deleted'))).toBe('admin');
    expect(groupOf(story('status/Error', 'ErrorScreen', 'Default'))).toBe('public');
  });

  test('a story of a page for several roles belongs to the role in its title or name', () => {
    expect(groupOf(story('public/List', 'ListScreen', 'Seller View'))).toBe('seller');
    expect(groupOf(story('dashboard/AdminTools', 'AdminTools/Table', 'Default'))).toBe('admin');
    expect(groupOf(story('public/List', 'ListScreen', 'Buyers'))).toBe('signedIn');
  });

  test('a guest sees only public pages, and a buyer also those of signed-in users and buyers', () => {
    const seen = (access: Page['access']) => viewers.filter((viewer) => maySee(viewer, access));
    expect(seen('public')).toEqual(viewers);
    expect(seen('signedIn')).toEqual(['all', 'buyer', 'seller', 'admin']);
    expect(seen('buyer')).toEqual(['all', 'buyer']);
  });

  test('a folder is shown with spaces between its words', () => {
    expect(screenName('public/BikeDetails')).toBe('Bike Details');
  });
});
