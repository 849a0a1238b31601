import type { IconName } from '../../base/Icon/Icon.tsx';

type NavPage = { href: string; label: string };

/** Somewhere to go; `pages` are those that belong to it without being listed, as paying belongs to the orders. */
export type NavItem = NavPage & { icon: IconName; pages?: readonly NavPage[] };

export type ActiveItem = { item: NavItem; page: NavPage };

/** The page that a path leads to, and the place it belongs to: the one with the longest address that begins the path. */
export const findActiveItem = (places: readonly NavItem[], path: string): ActiveItem | undefined =>
  places
    .flatMap((place) => [place, ...(place.pages ?? [])].map((page) => ({ place, page })))
    .filter(({ page: { href } }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((one, other) => other.page.href.length - one.page.href.length)[0];
