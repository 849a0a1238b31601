import type { Role } from '@second-gear/contract';
import type { Copy, DashboardItem } from '@second-gear/ui';
import { type RouteDefinition, routeTable } from './routeTable.ts';

const definitions: readonly RouteDefinition[] = Object.values(routeTable);

/**
 * @param role undefined while it is loading: the menu ends before the first page of a role, so that no item moves later
 */
export const dashboardMenu = (role: Role | null | undefined, copy: Copy): DashboardItem[] => {
  const items: (DashboardItem & { pages: { href: string; label: string }[] })[] = [];
  for (const page of definitions) {
    if (page.layout !== 'dashboard') continue;
    if (page.access !== 'signedIn' && role === undefined) break;
    if (page.access !== 'signedIn' && page.access !== role) continue;
    const { icon, label } = page.menu;
    // Without parameter, so that the menu recognizes the page with every id.
    const link = { href: page.path.replace('/:id', ''), label: label(copy) };
    if (icon) items.push({ ...link, icon, pages: [] });
    else items.at(-1)?.pages.push(link);
  }
  return items;
};
