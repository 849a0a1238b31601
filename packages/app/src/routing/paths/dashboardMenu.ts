import type { Role } from '@second-gear/contract';
import type { Copy, DashboardItem } from '@second-gear/ui';
import { type RouteDefinition, routeTable } from './routeTable.ts';

const definitions: readonly RouteDefinition[] = Object.values(routeTable);

/** The menu of the dashboard: only the pages that a user of this role may open. `role` is null while it is loading. */
export const dashboardMenu = (role: Role | null, copy: Copy): DashboardItem[] => {
  const items: (DashboardItem & { pages: { href: string; label: string }[] })[] = [];
  for (const page of definitions) {
    if (page.layout !== 'dashboard' || (page.access !== 'signedIn' && page.access !== role)) continue;
    const { icon, label } = page.menu;
    // The path has no parameter here, so that the menu recognizes the page with every id.
    const link = { href: page.path.replace('/:id', ''), label: label(copy) };
    if (icon) items.push({ ...link, icon, pages: [] });
    else items.at(-1)?.pages.push(link);
  }
  return items;
};
