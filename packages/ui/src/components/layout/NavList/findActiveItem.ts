import type { IconName } from '../../base/Icon/Icon.tsx';

type NavPage = { href: string; label: string };

/**
 * A link of a navigation. `pages`: pages that belong to this link but have no link of their own, as the payment page
 * belongs to My Orders.
 */
export type NavItem = NavPage & { icon: IconName; pages?: readonly NavPage[] };

export type ActiveItem = { item: NavItem; page: NavPage };

/**
 * Finds the page of a path and the navigation item that the page belongs to. It is the page with the longest `href`
 * that is a prefix of the path.
 */
export const findActiveItem = (items: readonly NavItem[], path: string): ActiveItem | undefined =>
  items
    .flatMap((item) => [item, ...(item.pages ?? [])].map((page) => ({ item, page })))
    .filter(({ page: { href } }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((a, b) => b.page.href.length - a.page.href.length)[0];
