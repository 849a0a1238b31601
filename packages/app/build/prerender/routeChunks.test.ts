import { describe, expect, test } from 'vitest';
import { routePatterns, routeTable } from '../../src/routing/paths/routeTable.ts';
import { type Chunk, notFoundChunks, routeChunks } from './routeChunks.ts';

const names = [...Object.values(routeTable).map(({ module }) => module), 'Dashboard', 'NotFound'];
const entry: Chunk = {
  fileName: 'assets/entry.js',
  routes: [],
  imports: ['assets/react.js'],
  css: ['assets/entry.css'],
};
const react: Chunk = { fileName: 'assets/react.js', routes: [], imports: [], css: [] };
const common: Chunk = {
  fileName: 'assets/common.js',
  routes: [],
  imports: ['assets/entry.js'],
  css: ['assets/common.css'],
};
const pages = names.map(
  (route): Chunk => ({
    fileName: `assets/${route}.js`,
    routes: [route],
    imports: ['assets/entry.js', 'assets/common.js'],
    css: [`assets/${route}.css`],
  }),
);
const chunks = [entry, react, common, ...pages];

const filesAt = (path: string): string[] =>
  routeChunks(chunks, entry.fileName).flatMap(([pattern, files]) => (new RegExp(pattern).test(path) ? files : []));

describe('the chunks of a page', () => {
  test('the chunks of a page are the files of its route module and their imports, without the files of the entry chunk', () => {
    expect(filesAt('/categories/1')).toEqual([
      '/assets/BikeList.js',
      '/assets/BikeList.css',
      '/assets/common.js',
      '/assets/common.css',
    ]);
  });

  test('the chunks of a page include the chunks of its layout', () => {
    expect(filesAt('/dashboard/payment/b00c0001').filter((file) => file.endsWith('.js'))).toEqual([
      '/assets/Dashboard.js',
      '/assets/common.js',
      '/assets/Payment.js',
    ]);
  });

  test.each(['/no/such/page', '/categories/1/more', '/dashboardx'])(
    'there are no chunks for the unknown path %s',
    (path) => {
      expect(filesAt(path)).toEqual([]);
    },
  );

  test('the chunks of each path of the app belong to exactly one route', () => {
    for (const pattern of routePatterns) {
      const path = pattern.replace(/:\w+/g, 'b00c0001');
      const found = routeChunks(chunks, entry.fileName).filter(([one]) => new RegExp(one).test(path));
      expect(found, path).toHaveLength(1);
    }
  });

  test('the not-found page has its own chunks, and the build stops when they are missing', () => {
    expect(notFoundChunks(chunks, entry.fileName)).toEqual([
      '/assets/NotFound.js',
      '/assets/NotFound.css',
      '/assets/common.js',
      '/assets/common.css',
    ]);
    expect(() => notFoundChunks([entry], entry.fileName)).toThrow('NotFound');
  });

  test('the build stops when a route module has no chunk', () => {
    const without = chunks.filter(({ routes }) => !routes.includes('BikeList'));
    expect(() => routeChunks(without, entry.fileName)).toThrow('BikeList');
  });
});
