/**
 * What a page says of itself in its head: to search engines, and to whoever shows a link that was shared. It stands in the
 * HTML, because most of them run no scripts. Node only.
 */

export type PageMeta = {
  /** Where the page is; null: the same HTML is at many addresses. */
  path: string | null;
  /** Whether there is no such page: search engines keep none. */
  isMissing: boolean;
  title: string;
  description: string;
  /** 1200 × 630, as a path. */
  picture: string;
  pictureAlt: string;
};

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/**
 * The tags of one page, one a line.
 *
 * @param siteUrl the origin that the shop is at. Null: the page names no address of its own, and its picture by a path, which
 *   not every service follows.
 * @param product the name of the shop
 */
export const metaTags = (page: PageMeta, siteUrl: string | null, product: string): string[] => {
  const { path, isMissing, title, description, picture, pictureAlt } = page;
  const address = siteUrl !== null && path !== null ? `${siteUrl}${path}` : null;
  const named = { description, ...(isMissing && { robots: 'noindex' }), 'twitter:card': 'summary_large_image' };
  const shared = {
    'og:type': 'website',
    'og:site_name': product,
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
    ...Object.entries(named).map(([name, text]) => `<meta name="${name}" content="${escapeHtml(text)}" />`),
    ...Object.entries(shared).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}" />`),
  ];
};
