import { expect, test } from 'vitest';
import { setBasePath, splitLanguage, urlIn } from './languagePath.ts';

test.each([
  ['/', 'en', '/'],
  ['/blogs', 'en', '/blogs'],
  ['/bn', 'bn', '/'],
  ['/bn/', 'bn', '/'],
  ['/bn/blogs', 'bn', '/blogs'],
  ['/BN/blogs', 'bn', '/blogs'],
  ['/bn/categories/1/bikes/b%2F1', 'bn', '/categories/1/bikes/b%2F1'],
  ['/bnx', 'en', '/bnx'],
  ['/bn.html', 'en', '/bn.html'],
  ['/blogs/bn', 'en', '/blogs/bn'],
  ['//bn/blogs', 'bn', '/blogs'],
  ['//evil.example/a', 'en', '/evil.example/a'],
])('splitLanguage reads %s as a page in %s at %s [R11.40]', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});

test.each(['//evil.example', '/bn//evil.example'])(
  'F100: the URLs of %s in both languages stay on the same host, with and without the path of splitLanguage',
  (pathname) => {
    for (const language of ['en', 'bn'] as const) {
      for (const path of [pathname, splitLanguage(pathname).path, pathname.replace('//', '/\\')])
        expect(new URL(urlIn(language, path), 'https://shop.example').host).toBe('shop.example');
    }
  },
);

test.each([
  ['/', '/bn'],
  ['/#brands', '/bn#brands'],
])('urlIn adds the prefix of Bangla to %s, and adds no prefix for English [R11.40]', (url, bangla) => {
  expect(urlIn('bn', url)).toBe(bangla);
  expect(urlIn('en', url)).toBe(url);
});

test.each([
  ['en', '/', '/second-gear/demo/'],
  ['en', '/blogs?page=2', '/second-gear/demo/blogs?page=2'],
  ['bn', '/', '/second-gear/demo/bn'],
  ['bn', '/blogs', '/second-gear/demo/bn/blogs'],
] as const)('in the folder of a demo, the URL in %s of %s is %s', (language, path, url) => {
  setBasePath('/second-gear/demo');
  try {
    expect(urlIn(language, path)).toBe(url);
    expect(splitLanguage(url.replace(/\?.*/, ''))).toEqual({ language, path: path.replace(/\?.*/, '') });
  } finally {
    setBasePath('');
  }
});
