import type { Category } from '@second-gear/contract';
import { isBlank, type SignInReason, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { matchPath, parsePath, useLocation } from 'react-router-dom';
import { categoriesKey } from '#core/data/bikes.ts';
import { routeTable } from '#core/navigation/routeTable.ts';
import { servicesAtom } from '#core/services.ts';
import { readReturnTo } from './returnTo.ts';

/**
 * Sends no request: a category whose name is not cached has the name in the copy. Undefined for a page that is not
 * named.
 */
export const usePageReason = (returnTo: string): SignInReason | undefined => {
  const { categories } = useCopy();
  const { queryClient } = useAtomValue(servicesAtom);
  const { pathname = '', search } = parsePath(returnTo);
  const { id } = matchPath(routeTable.category.path, pathname)?.params ?? {};
  const isList = id !== undefined || matchPath(routeTable.bikes.path, pathname) !== null;
  const text = new URLSearchParams(search).get('q') ?? '';
  if (isList && !isBlank(text)) return { page: 'search', text: text.trim() };
  if (id !== undefined) {
    const cachedCategories = queryClient.getQueryData<Category[]>(categoriesKey);
    const cachedName = cachedCategories?.find(({ category_id }) => category_id === id)?.name;
    const brand = cachedName ?? new Map(Object.entries(categories)).get(id);
    return { page: 'bikes', brand: brand && !isBlank(brand) ? brand : undefined };
  }
  if (matchPath(routeTable.bike.path, pathname)) return { page: 'bike' };
  if (isList) return { page: 'bikes', brand: undefined };
  return matchPath(routeTable.payment.path, pathname) ? { page: 'payment' } : undefined;
};

/** The page that a guard did not open for the guest. */
export const useSignInReason = (): SignInReason | undefined => usePageReason(readReturnTo(useLocation().state));
