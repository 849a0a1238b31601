import { routeTable } from '../../src/routing/paths/routeTable.ts';
import { escapeHtml } from './documentMeta.ts';

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
    `Disallow: ${routeTable.dashboard.path}`,
    // Crawlers must not send requests to the server, because some of its GET endpoints write.
    ...(apiUrl.startsWith('/') ? [`Disallow: ${apiUrl}/`] : []),
    ...(siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');

/** Creates `sitemap.xml`. The sitemap format requires absolute URLs. */
export const sitemapFile = (siteUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeHtml(siteUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
