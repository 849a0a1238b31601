import { describe, expect, test } from 'vitest';
import { routePatterns } from '../../src/routing/routeTable.ts';
import { type Chunk, notFoundChunks, routeChunks } from './routeChunks.ts';

const names = [
  ...[
    'AddBike',
    'AllBuyers',
    'AllSellers',
    'BikeList',
    'Blogs',
    'Dashboard',
    'Home',
    'DashboardHome',
    'Login',
    'MyBookings',
  ],
  ...['MyBikes', 'NotFound', 'Payment', 'ReportedBikes', 'SignUp'],
];
const shop: Chunk = { fileName: 'assets/shop.js', routes: [], imports: ['assets/react.js'], css: ['assets/shop.css'] };
const react: Chunk = { fileName: 'assets/react.js', routes: [], imports: [], css: [] };
const furniture: Chunk = {
  fileName: 'assets/furniture.js',
  routes: [],
  imports: ['assets/shop.js'],
  css: ['assets/furniture.css'],
};
const pages = names.map(
  (route): Chunk => ({
    fileName: `assets/${route}.js`,
    routes: [route],
    imports: ['assets/shop.js', 'assets/furniture.js'],
    css: [`assets/${route}.css`],
  }),
);
const parts = [shop, react, furniture, ...pages];

const filesAt = (path: string): string[] =>
  routeChunks(parts, shop.fileName).flatMap(([pattern, files]) => (new RegExp(pattern).test(path) ? files : []));

describe('the parts of a page', () => {
  test('are its own files, and what those need, but not what every page has', () => {
    expect(filesAt('/categories/1')).toEqual([
      '/assets/BikeList.js',
      '/assets/BikeList.css',
      '/assets/furniture.js',
      '/assets/furniture.css',
    ]);
  });

  test('are those of its layout too', () => {
    expect(filesAt('/dashboard/payment/b00c0001').filter((file) => file.endsWith('.js'))).toEqual([
      '/assets/Dashboard.js',
      '/assets/furniture.js',
      '/assets/Payment.js',
    ]);
  });

  test.each(['/no/such/page', '/categories/1/more', '/dashboardx'])('%s has none', (path) => {
    expect(filesAt(path)).toEqual([]);
  });

  test('are known of every page of the shop, and of one page each', () => {
    for (const pattern of routePatterns) {
      const path = pattern.replace(/:\w+/, 'b00c0001');
      const found = routeChunks(parts, shop.fileName).filter(([one]) => new RegExp(one).test(path));
      expect(found, path).toHaveLength(1);
    }
  });

  test('of the missing page are known too', () => {
    expect(notFoundChunks(parts, shop.fileName)).toEqual([
      '/assets/NotFound.js',
      '/assets/NotFound.css',
      '/assets/furniture.js',
      '/assets/furniture.css',
    ]);
    expect(() => notFoundChunks([shop], shop.fileName)).toThrow('NotFound');
  });

  test('that have moved stop the build', () => {
    const without = parts.filter(({ routes }) => !routes.includes('BikeList'));
    expect(() => routeChunks(without, shop.fileName)).toThrow('BikeList');
  });
});
