import type { Category } from '@second-gear/contract';
import { isBlank, type SignInReason, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { matchPath, parsePath, useLocation } from 'react-router-dom';
import { servicesAtom } from '../../atoms/services.ts';
import { readReturnTo } from '../../auth/returnTo.ts';
import { routeTable } from '../../routing/routeTable.ts';

/**
 * Which page a guest wanted to see who was led to log in, read from what the login page remembers; undefined where that needs no
 * sentence. It requests nothing: a brand that no page has read yet has the specification's name for its id, or none.
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
  return matchPath(routeTable.payment.path, pathname) ? { page: 'payment' } : undefined;
};
