import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startPath } from './startPath.ts';

const visit = (pathname: string, stored: string | null = null, browserLanguages: readonly string[] = ['en-GB']) => ({
  pathname,
  stored,
  browserLanguages,
});

describe('startPath', () => {
  test.each([
    [['bn-BD', 'en-US'], '/bn/blogs'],
    [['de', 'bn-IN', 'en'], '/bn/blogs'],
    [['de', 'bnt'], '/blogs'],
  ])(
    'startPath uses the language that the browser prefers when the URL has no prefix: %j [R11.41]',
    (languages, path) => {
      expect(startPath(visit('/blogs', null, languages))).toBe(path);
    },
  );

  test('startPath keeps a URL in Bangla when the user has chosen no language [R11.41]', () => {
    expect(startPath(visit('/bn/blogs'))).toBe('/bn/blogs');
  });

  test.each([
    ['/bn/blogs', 'en', '/blogs'],
    ['/blogs', 'bn', '/bn/blogs'],
  ])('startPath changes the URL %s to the chosen language %s [R11.42]', (pathname, stored, path) => {
    for (const languages of [['en'], ['bn']]) expect(startPath(visit(pathname, stored, languages))).toBe(path);
  });

  test.each([''])('startPath ignores the invalid stored language %j [R11.42]', (stored) => {
    expect(startPath(visit('/bn', stored))).toBe('/bn');
    expect(startPath(visit('/', stored))).toBe('/');
  });

  test('F36: startPath never redirects a second time, whatever the URL, the stored text and the languages of the browser are', () => {
    const segment = fc.constantFrom('', 'bn', 'BN', 'en', 'blogs', '404');
    fc.assert(
      fc.property(
        fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
        fc.constantFrom(null, '', 'en', 'bn', 'de'),
        fc.array(fc.constantFrom('en', 'bn-BD', 'de')),
        (pathname, stored, browserLanguages) => {
          const first = startPath({ pathname, stored, browserLanguages });
          expect(startPath({ pathname: first, stored, browserLanguages })).toBe(first);
          expect(new URL(first === pathname ? '/' : first, 'https://shop.example').host).toBe('shop.example');
        },
      ),
    );
  });
});
