import type { IconName } from '../../base/Icon/Icon.tsx';

/** `pages` have no link of their own: the payment page belongs to My Orders. */
export type NavItem = { href: string; label: string; icon: IconName; pages?: readonly { href: string }[] };

/** If the path starts with the `href` of several pages, the longest one counts. */
export const findActiveItem = (items: readonly NavItem[], path: string): NavItem | undefined =>
  items
    .flatMap((item) => [item, ...(item.pages ?? [])].map(({ href }) => ({ item, href })))
    .filter(({ href }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((a, b) => b.href.length - a.href.length)[0]?.item;
