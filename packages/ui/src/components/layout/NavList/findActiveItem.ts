import type { IconName } from '../../base/Icon/Icon.tsx';

type NavPage = { href: string; label: string };

/**
 * A link of a navigation. `pages` are the pages that belong to this link, but have no link of their own. For example, the
 * payment page belongs to My Orders.
 */
export type NavItem = NavPage & { icon: IconName; pages?: readonly NavPage[] };

export type ActiveItem = { item: NavItem; page: NavPage };

/**
 * Finds the page of a path, and the link to which this page belongs. It is the page with the longest `href` with which the
 * path starts.
 */
export const findActiveItem = (items: readonly NavItem[], path: string): ActiveItem | undefined =>
  items
    .flatMap((item) => [item, ...(item.pages ?? [])].map((page) => ({ item, page })))
    .filter(({ page: { href } }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((a, b) => b.page.href.length - a.page.href.length)[0];
