import type { IconName } from '../../base/Icon/Icon.tsx';

type Page = { href: string; label: string };

/** Somewhere to go; `pages` are those that belong to it without being listed, as paying belongs to the orders. */
export type Place = Page & { icon: IconName; pages?: readonly Page[] };

export type Whereabouts = { place: Place; page: Page };

/** The page that a path leads to, and the place it belongs to: the one with the longest address that begins the path. */
export const placeAt = (places: readonly Place[], path: string): Whereabouts | undefined =>
  places
    .flatMap((place) => [place, ...(place.pages ?? [])].map((page) => ({ place, page })))
    .filter(({ page: { href } }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((one, other) => other.page.href.length - one.page.href.length)[0];
