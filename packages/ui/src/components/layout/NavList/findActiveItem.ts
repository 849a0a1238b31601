import type { IconName } from '../../base/Icon/Icon.tsx';

type NavPage = { href: string; label: string };

/**
 * A link of a navigation. `pages` are the pages that belong to this link, but have no link of their own. For example, the
 * payment page belongs to My Orders.
 */
export type NavItem = NavPage & { icon: IconName; pages?: readonly NavPage[] };

export type ActiveItem = { item: NavItem; page: NavPage };

/**
 * Finds the page that a path belongs to, and the item of the menu that contains this page. If the path starts with the
 * `href` of several pages, the longest `href` counts.
 */
export const findActiveItem = (items: readonly NavItem[], path: string): ActiveItem | undefined =>
  items
    .flatMap((item) => [item, ...(item.pages ?? [])].map((page) => ({ item, page })))
    .filter(({ page: { href } }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((a, b) => b.page.href.length - a.page.href.length)[0];
