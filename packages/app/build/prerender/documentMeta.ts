import type { Language } from '@second-gear/ui';
// The import has a relative path: Vite does not bundle the packages that its configuration imports, and Node cannot
// read their TypeScript files.
import { languages } from '../../../ui/src/language/language.ts';
import { urlIn } from '../../src/core/language/languagePath.ts';

/**
 * Creates the meta tags of a page for search engines and link previews. The build writes them into the HTML, because
 * most of these services run no scripts. This file runs only in Node.
 */

export type PageMeta = {
  language: Language;
  /** The page's path, without the prefix of the language; null if hosts send the same HTML for many paths. */
  path: string | null;
  /** Whether this is the not-found page, which search engines must not index. */
  isMissing: boolean;
  title: string;
  description: string;
  /** The path of an image of 1200 × 630 px. */
  picture: string;
  pictureAlt: string;
};

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/**
 * Returns the links to the same page in each language. Search engines use the link with the language `x-default` for
 * users of all other languages; it leads to the page without a prefix.
 *
 * @param siteUrl the public origin of the app
 */
export const alternatesOf = (siteUrl: string, path: string): { language: string; url: string }[] => [
  ...languages.map((language) => ({ language, url: siteUrl + urlIn(language, path) })),
  { language: 'x-default', url: siteUrl + path },
];

/** The codes of the languages in the meta tags of the Open Graph protocol. */
const locales: Record<Language, string> = { en: 'en_US', bn: 'bn_BD' };

/**
 * Returns the meta tags of one page.
 *
 * @param siteUrl the public origin of the app. If null, there is no canonical URL, and the URL of the image is only a
 * path, which some services cannot use
 * @param product the name of the product
 */
export const metaTags = (page: PageMeta, siteUrl: string | null, product: string): string[] => {
  const { language, path, isMissing, title, description, picture, pictureAlt } = page;
  const address = siteUrl !== null && path !== null ? siteUrl + urlIn(language, path) : null;
  const alternates = siteUrl !== null && path !== null ? alternatesOf(siteUrl, path) : [];
  const named = { description, ...(isMissing && { robots: 'noindex' }), 'twitter:card': 'summary_large_image' };
  const shared = {
    'og:type': 'website',
    'og:site_name': product,
    'og:locale': locales[language],
    'og:title': title,
    'og:description': description,
    ...(address && { 'og:url': address }),
    'og:image': `${siteUrl ?? ''}${picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': pictureAlt,
  };
  return [
    ...(address ? [`<link rel="canonical" href="${escapeHtml(address)}" />`] : []),
    ...alternates.map((one) => `<link rel="alternate" hreflang="${one.language}" href="${escapeHtml(one.url)}" />`),
    ...Object.entries(named).map(([name, text]) => `<meta name="${name}" content="${escapeHtml(text)}" />`),
    ...Object.entries(shared).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}" />`),
  ];
};
