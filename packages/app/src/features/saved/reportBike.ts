import type { Bike } from '@second-gear/contract';
import { atom } from 'jotai';
import { ApiError } from '#core/api/apiError.ts';
import { type MutationResult, withFindOut } from '#core/data/mutationResult.ts';
import { invalidate, readAgain } from '#core/data/refetchList.ts';
import { servicesAtom } from '#core/services.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { bikeListsAtom, toStoredBike, withBike } from './bikeLists.ts';

export const reportBikeAtom = atom(null, async (get, set, bike: Bike): Promise<void> => {
  const { api } = get(servicesAtom);
  const uid = get(uidAtom);
  const remember = () => {
    // Another user may have signed in during the request.
    if (get(uidAtom) === uid) set(bikeListsAtom, (lists) => withBike(lists, 'reported', toStoredBike(bike)));
  };
  const findOut = async (): Promise<MutationResult | null> => {
    // Of the seller, because the record of a bike may lack its category.
    const bikes = await readAgain(get, () => api.listOwnBikes({ query: { email: bike.email } }));
    if (!bikes.some(({ _id, report }) => _id === bike._id && report)) return null;
    remember();
    return 'done';
  };
  try {
    const { acknowledged } = await withFindOut(api.reportBike({ params: { bikeId: bike._id } }), findOut);
    if (!acknowledged) throw new ApiError('rejected');
    remember();
  } catch (problem) {
    // Only after a rejected report: the bike may have been deleted. A successful one changes no list that a buyer sees.
    invalidate(get, 'bikes');
    throw problem;
  }
});
