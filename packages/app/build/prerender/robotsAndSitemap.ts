// The import has a relative path: Vite does not bundle the packages that its configuration imports, and Node cannot
// read their TypeScript files.
import { languages } from '../../../ui/src/language/language.ts';
import { urlIn } from '../../src/core/language/languagePath.ts';
import { routeTable } from '../../src/core/navigation/routeTable.ts';
import { alternatesOf, escapeHtml } from './documentMeta.ts';

/** Creates the files for search engines. This file runs only in Node. */

/**
 * Creates `robots.txt`. It allows the public pages, and disallows the dashboard and a server on the same origin. A
 * server on another origin needs a `robots.txt` of its own.
 *
 * @param apiUrl a path on the app's own origin, or an absolute URL
 */
export const robotsFile = (apiUrl: string, siteUrl: string | null): string =>
  [
    'User-agent: *',
    ...languages.map((language) => `Disallow: ${urlIn(language, routeTable.dashboard.path)}`),
    // Crawlers must not send requests to the server, because some of its GET endpoints write.
    ...(apiUrl.startsWith('/') ? [`Disallow: ${apiUrl}/`] : []),
    ...(siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');

const alternateLinks = (siteUrl: string, path: string): string =>
  alternatesOf(siteUrl, path)
    .map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`)
    .join('');

/**
 * Creates `sitemap.xml` with each page in each language. The sitemap format requires absolute URLs, and that each URL lists
 * all languages of the page.
 *
 * @param paths without the prefix of a language
 */
export const sitemapFile = (siteUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) =>
      languages.map((language) => {
        const url = escapeHtml(siteUrl + urlIn(language, path));
        return `  <url><loc>${url}</loc>${alternateLinks(siteUrl, path)}</url>`;
      }),
    ),
    '</urlset>',
    '',
  ].join('\n');
