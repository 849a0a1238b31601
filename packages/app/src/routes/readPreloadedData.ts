import type { Bike } from '@second-gear/contract';
import { preloadImage } from '@second-gear/ui';
import { matchPath } from 'react-router-dom';
import { bikesQuery, categoriesQuery } from '#core/data/bikes.ts';
import { dataSaverAtom } from '#core/device/useDataSaver.ts';
import { routeTable } from '#core/navigation/routeTable.ts';
import { type AppStore, servicesAtom } from '#core/services.ts';
import { roleQuery, userAtom } from '#features/session/sessionAtoms.ts';

/** The number of cards in the viewport of a phone. */
const cardsInView = 3;

/**
 * Reads the data that the inline head script has requested, and requests the photos in the viewport. The first render then
 * shows bikes instead of placeholders, and their photos do not wait for it.
 */
export const readPreloadedData = async (
  store: AppStore,
  { pathname, search }: { pathname: string; search: string },
): Promise<void> => {
  const categoryId = matchPath({ path: routeTable.category.path, end: false }, pathname)?.params.id;
  const user = store.get(userAtom);
  if (!globalThis.preloadedResponses || !categoryId || !user) return;
  const { api, queryClient } = store.get(servicesAtom);
  const bikes = bikesQuery(store.get, categoryId);
  await Promise.all([
    queryClient.prefetchQuery(bikes),
    queryClient.prefetchQuery(categoriesQuery(store.get)),
    queryClient.prefetchQuery(roleQuery(api, user)),
  ]);
  // With a query in the URL, other bikes can be the first ones.
  if (store.get(dataSaverAtom) || search) return;
  const bikeId = matchPath(routeTable.bike.path, pathname)?.params.id;
  const shown = (queryClient.getQueryData<Bike[]>(bikes.queryKey) ?? []).filter(({ _id, soldOut }) =>
    bikeId ? _id === bikeId : !soldOut,
  );
  for (const { img } of shown.slice(0, cardsInView)) preloadImage(img);
};
