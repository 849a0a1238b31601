import type { IconName } from '../../base/Icon/Icon.tsx';

type NavPage = { href: string; label: string };

/** `pages` have no link of their own: the payment page belongs to My Orders. */
export type NavItem = NavPage & { icon: IconName; pages?: readonly NavPage[] };

type ActiveItem = { item: NavItem; page: NavPage };

/** If the path starts with the `href` of several pages, the longest one counts. */
export const findActiveItem = (items: readonly NavItem[], path: string): ActiveItem | undefined =>
  items
    .flatMap((item) => [item, ...(item.pages ?? [])].map((page) => ({ item, page })))
    .filter(({ page: { href } }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((a, b) => b.page.href.length - a.page.href.length)[0];
