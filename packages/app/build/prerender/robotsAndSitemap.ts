import { routeTable } from '../../src/routing/routeTable.ts';
import { escapeHtml } from './documentMeta.ts';

/** The files that search engines ask for. Node only. */

/**
 * `robots.txt`: the public pages may be looked at, the dashboard and the shop's server may not. Of a server with an address of
 * its own that address says it.
 *
 * @param apiUrl a path on the shop's own origin, or the address of another
 */
export const robotsFile = (apiUrl: string, siteUrl: string | null): string =>
  [
    'User-agent: *',
    `Disallow: ${routeTable.dashboard.path}`,
    // Some of its GETs write.
    ...(apiUrl.startsWith('/') ? [`Disallow: ${apiUrl}/`] : []),
    ...(siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');

/** `sitemap.xml`, which may name no addresses without an origin. */
export const sitemapFile = (siteUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeHtml(siteUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
