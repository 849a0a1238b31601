import type { Booking } from '@second-gear/contract';
import type { BookingSeller } from '@second-gear/ui';
import { atom } from 'jotai';
import { allBikesAtom } from '#core/data/allBikes.ts';
import { bikesOfAtom, categoriesAtom } from '#core/data/bikes.ts';

/**
 * Unlike `sellersAtom`, it reads old lists again. A bike counts as deleted only if every list has been loaded and none
 * contains it.
 */
export const currentSellersAtom = atom((get) => {
  const { state, bikes, brandIds } = get(allBikesAtom);
  const lists = (brandIds ?? []).map((id) => get(bikesOfAtom(id)));
  const isLoading = state === 'loading' || lists.some(({ isFetching }) => isFetching);
  const isComplete = lists.every(({ isSuccess }) => isSuccess) && get(categoriesAtom).isSuccess;
  const byId = new Map(bikes.map((bike) => [bike._id, bike]));
  return ({ bikeId }: Pick<Booking, 'bikeId'>): BookingSeller => {
    const bike = byId.get(bikeId);
    if (bike) {
      const { sellerName: name, phone, category_id: categoryId, soldOut: isSold } = bike;
      return { state: 'ready', data: { name, phone, categoryId, isSold } };
    }
    if (isLoading) return { state: 'loading' };
    return isComplete ? { state: 'ready', data: null } : { state: 'unknown' };
  };
});
currentSellersAtom.debugLabel = 'current sellers';
