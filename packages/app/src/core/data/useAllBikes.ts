import { useCopy } from '@second-gear/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { type AllBikes, allBikesAtom } from './allBikes.ts';
import { nameOfBrand } from './nameOfBrand.ts';

const noBikesAtom = atom<AllBikes>({ state: 'ready', bikes: [], failedBrands: [], brandIds: null });

/** With the names of the brands and with error texts for users. If `isNeeded` is false, no list is requested. */
export const useAllBikes = (isNeeded = true) => {
  const { state, bikes, failedBrands, brandIds } = useAtomValue(isNeeded ? allBikesAtom : noBikesAtom);
  const toMessage = useErrorMessage();
  const { categories: names } = useCopy();
  const namedBikes = useMemo(
    () =>
      // If the list of categories could not be loaded, the names in the copy replace the missing ones.
      bikes.every(({ brandName }) => brandName !== '')
        ? bikes
        : bikes.map((bike) => ({ ...bike, brandName: bike.brandName || (nameOfBrand(names, bike.category_id) ?? '') })),
    [bikes, names],
  );
  return {
    state,
    bikes: namedBikes,
    brandIds,
    failedBrands: failedBrands.map(({ id, name, error, isRetrying, retry }) => ({
      id,
      name: name || (nameOfBrand(names, id) ?? id),
      problem: toMessage(error),
      isRetrying,
      retry,
    })),
  };
};
