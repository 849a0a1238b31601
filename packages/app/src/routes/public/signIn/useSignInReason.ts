import type { Category } from '@second-gear/contract';
import { isBlank, type SignInReason, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { matchPath, parsePath, useLocation } from 'react-router-dom';
import { servicesAtom } from '../../../atoms/services.ts';
import { readReturnTo } from '../../../auth/returnTo.ts';
import { routeTable } from '../../../routing/paths/routeTable.ts';

/**
 * Returns the name of the page that a guard did not open for the guest, so that the login page can show why a sign-in
 * is needed. The return-to URL contains the path of that page. Undefined if no reason is shown. The hook sends no
 * request: if the name of a category is not cached, it uses the name in the copy.
 */
export const useSignInReason = (): SignInReason | undefined => {
  const { categories } = useCopy();
  const { state } = useLocation();
  const { pathname = '' } = parsePath(readReturnTo(state));
  const { id } = matchPath(routeTable.category.path, pathname)?.params ?? {};
  const { queryClient } = useAtomValue(servicesAtom);
  if (id !== undefined) {
    const cachedCategories = queryClient.getQueryData<Category[]>(['brands']);
    const cachedName = cachedCategories?.find(({ category_id }) => category_id === id)?.name;
    const brand = cachedName ?? new Map(Object.entries(categories)).get(id);
    return { page: 'bikes', brand: brand && !isBlank(brand) ? brand : undefined };
  }
  if (matchPath(routeTable.bike.path, pathname)) return { page: 'bike' };
  if (matchPath(routeTable.bikes.path, pathname)) return { page: 'bikes', brand: undefined };
  return matchPath(routeTable.payment.path, pathname) ? { page: 'payment' } : undefined;
};
