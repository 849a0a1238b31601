import type { Language } from '@second-gear/ui';
// Relative, because Vite does not bundle the packages of its configuration, and Node cannot read their TypeScript.
import { languages } from '../../../ui/src/language/language.ts';
import { urlIn } from '../../src/core/language/languagePath.ts';

export type PageMeta = {
  language: Language;
  /** Without the prefix of the language; null if hosts send the same HTML for many paths. */
  path: string | null;
  /** Search engines must not index the not-found page. */
  isMissing: boolean;
  title: string;
  description: string;
  picture: string;
  pictureAlt: string;
};

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Search engines use `x-default` for users of all other languages. @param siteUrl the public origin of the app */
export const alternatesOf = (siteUrl: string, path: string): { language: string; url: string }[] => [
  ...languages.map((language) => ({ language, url: siteUrl + urlIn(language, path) })),
  { language: 'x-default', url: siteUrl + path },
];

const locales: Record<Language, string> = { en: 'en_US', bn: 'bn_BD' };

/**
 * Most search engines and link previews run no scripts. Without `siteUrl`, the URL of the image is a path, which some
 * services cannot use.
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
