// Relative, because Vite does not bundle the packages of its configuration, and Node cannot read their TypeScript.
import { languages } from '../../../ui/src/language/language.ts';
import { urlIn } from '../../src/core/language/languagePath.ts';
import { routeTable } from '../../src/core/navigation/routeTable.ts';
import { alternatesOf, escapeHtml } from './documentMeta.ts';

/** A server on another origin needs a `robots.txt` of its own. */
export const robotsFile = (apiUrl: string, siteUrl: string | null): string =>
  [
    'User-agent: *',
    ...languages.map((language) => `Disallow: ${urlIn(language, routeTable.dashboard.path)}`),
    // Some GET endpoints of the server write.
    ...(apiUrl.startsWith('/') ? [`Disallow: ${apiUrl}/`] : []),
    ...(siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');

const alternateLinks = (siteUrl: string, path: string): string =>
  alternatesOf(siteUrl, path)
    .map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`)
    .join('');

/** The format requires absolute URLs, and that each URL lists all languages of the page. */
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
