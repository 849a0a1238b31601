import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImageSize } from '@second-gear/contract';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../ui/src/language/language.ts';
import { metaTags, type PageMeta } from './documentMeta.ts';
import { robotsFile, sitemapFile } from './robotsAndSitemap.ts';
import { checkPictures } from './sharedPages.ts';
import { manifestFile, manifestOf } from './webManifest.ts';

const folder = join(import.meta.dirname, '../../public');
const blogs: PageMeta = {
  language: 'en',
  path: '/blogs',
  title: 'Blogs - Second Gear',
  description: 'Four "questions" & answers',
  picture: '/shares/blogs.jpg',
  pictureAlt: 'A bike',
  isMissing: false,
};

describe('the previews of pages', () => {
  test('each page with an HTML file has an image in each language', () => {
    expect(() => checkPictures(folder)).not.toThrow();
  });
});

describe('the meta tags', () => {
  test('the meta tags contain absolute URLs when the site URL is known', () => {
    const tags = metaTags(blogs, 'https://shop.example', 'Second Gear');
    expect(tags).toContain('<link rel="canonical" href="https://shop.example/blogs" />');
    expect(tags).toContain('<meta property="og:url" content="https://shop.example/blogs" />');
    expect(tags).toContain('<meta property="og:image" content="https://shop.example/shares/blogs.jpg" />');
    expect(tags).toContain('<meta property="og:title" content="Blogs - Second Gear" />');
    expect(tags.join()).not.toContain('noindex');
  });

  test('the meta tags contain no canonical URL when the site URL is not set', () => {
    const tags = metaTags(blogs, null, 'Second Gear').join();
    expect(tags).not.toMatch(/canonical|og:url/);
    expect(tags).toContain('<meta property="og:image" content="/shares/blogs.jpg" />');
  });

  test('the meta tags of a page in each language name the page in all languages [R11.51]', () => {
    for (const [language, address, locale] of [
      ['en', 'https://shop.example/blogs', 'en_US'],
      ['bn', 'https://shop.example/bn/blogs', 'bn_BD'],
    ] as const) {
      const tags = metaTags({ ...blogs, language }, 'https://shop.example', 'Second Gear');
      expect(tags).toContain(`<link rel="canonical" href="${address}" />`);
      expect(tags).toContain(`<meta property="og:url" content="${address}" />`);
      expect(tags).toContain(`<meta property="og:locale" content="${locale}" />`);
      expect(tags.filter((tag) => tag.includes('hreflang'))).toEqual([
        '<link rel="alternate" hreflang="en" href="https://shop.example/blogs" />',
        '<link rel="alternate" hreflang="bn" href="https://shop.example/bn/blogs" />',
        '<link rel="alternate" hreflang="x-default" href="https://shop.example/blogs" />',
      ]);
    }
    expect(metaTags(blogs, null, 'Second Gear').join()).not.toContain('hreflang');
  });
});

describe('robots.txt', () => {
  test("robots.txt disallows the dashboard, and a server on the same origin, because some of the server's GET requests write", () => {
    expect(robotsFile('/v1', 'https://shop.example')).toBe(
      'User-agent: *\nDisallow: /dashboard\nDisallow: /bn/dashboard\nDisallow: /v1/\n\nSitemap: https://shop.example/sitemap.xml\n',
    );
  });
});

test('the sitemap lists the given paths in each language as escaped XML, each with its alternates [R11.51]', () => {
  const text = sitemapFile('https://shop.example', ['/', '/a&b']);
  expect([...text.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://shop.example/',
    'https://shop.example/bn',
    'https://shop.example/a&amp;b',
    'https://shop.example/bn/a&amp;b',
  ]);
  const alternates = [...text.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"\/>/g)];
  expect(alternates.slice(-3).map(([, language, url]) => [language, url])).toEqual([
    ['en', 'https://shop.example/a&amp;b'],
    ['bn', 'https://shop.example/bn/a&amp;b'],
    ['x-default', 'https://shop.example/a&amp;b'],
  ]);
  expect(alternates).toHaveLength(4 * 3);
});

describe('the web manifest', () => {
  const manifest = JSON.parse(
    manifestFile({ name: 'Second Gear', description: 'Bikes', lang: 'bn' }, '/bn', '#f6f1e7'),
  );

  test('the web manifest of each language starts the same app on the home page in that language', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/bn', lang: 'bn' });
    expect(languages.map(manifestOf)).toEqual(['/manifest.webmanifest', '/bn/manifest.webmanifest']);
  });

  test('the web manifest lists icons whose files have the stated size', () => {
    for (const { src, sizes, type } of manifest.icons) {
      if (type !== 'image/png') continue;
      const { width, height } = readImageSize(readFileSync(join(folder, src))) ?? {};
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  });
});
