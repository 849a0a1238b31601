import { describe, expect, test } from 'vitest';
import { routeTable } from '../../src/core/navigation/routeTable.ts';
import { type Chunk, type ChunkGraph, notFoundChunks, routeChunks } from './routeChunks.ts';

const names = [...Object.values(routeTable).map(({ module }) => module), 'Dashboard', 'NotFound'];
const noFiles = { routes: [], imports: [], dynamicImports: [], css: [], isBangla: false };
const entry: Chunk = {
  ...noFiles,
  fileName: 'assets/entry.js',
  imports: ['assets/react.js'],
  dynamicImports: ['assets/bn-common.js', 'assets/firebase.js'],
  css: ['assets/entry.css'],
};
const react: Chunk = { ...noFiles, fileName: 'assets/react.js' };
const common: Chunk = {
  ...noFiles,
  fileName: 'assets/common.js',
  imports: ['assets/entry.js'],
  dynamicImports: ['assets/bn-search.js'],
  css: ['assets/common.css'],
};
const pages = names.map(
  (route): Chunk => ({
    ...noFiles,
    fileName: `assets/${route}.js`,
    routes: [route],
    imports: ['assets/entry.js', 'assets/common.js'],
    css: [`assets/${route}.css`],
  }),
);
const bangla: Chunk[] = [
  { ...noFiles, fileName: 'assets/bn-common.js', imports: ['assets/bn-numbers.js'], isBangla: true },
  { ...noFiles, fileName: 'assets/bn-search.js', imports: ['assets/bn-numbers.js', 'assets/entry.js'], isBangla: true },
  { ...noFiles, fileName: 'assets/bn-numbers.js', isBangla: true },
  { ...noFiles, fileName: 'assets/firebase.js' },
];
const chunks = [entry, react, common, ...pages, ...bangla];
const english: ChunkGraph = { chunks, entry: entry.fileName, language: 'en' };

const filesAt = (path: string, graph = english): string[] =>
  routeChunks(graph).flatMap(([pattern, files]) => (new RegExp(pattern).test(path) ? files : []));

describe('the chunks of a page', () => {
  test('the chunks of a page are the files of its route module and their imports, without the files of the entry chunk', () => {
    expect(filesAt('/categories/1')).toEqual([
      '/assets/BikeList.js',
      '/assets/BikeList.css',
      '/assets/common.js',
      '/assets/common.css',
    ]);
  });

  test('the chunks of a page in Bangla include the Bangla texts of all of its chunks [R11.50]', () => {
    expect(filesAt('/categories/1', { ...english, language: 'bn' })).toEqual([
      '/assets/bn-common.js',
      '/assets/bn-numbers.js',
      '/assets/bn-search.js',
      ...filesAt('/categories/1'),
    ]);
  });

  test.each(['/no/such/page', '/categories/1/more', '/dashboardx'])(
    'there are no chunks for the unknown path %s',
    (path) => {
      expect(filesAt(path)).toEqual([]);
    },
  );

  test('the not-found page has its own chunks, and the build stops when they are missing', () => {
    expect(notFoundChunks(english)).toEqual([
      '/assets/NotFound.js',
      '/assets/NotFound.css',
      '/assets/common.js',
      '/assets/common.css',
    ]);
    expect(() => notFoundChunks({ ...english, chunks: [entry] })).toThrow('NotFound');
  });
});
