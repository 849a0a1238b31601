import type { Bike, ReportedItem, User } from '@second-gear/contract';
import { atom, type Getter } from 'jotai';
import { ApiError } from '../../api/apiError.ts';
import { withBike } from '../../storage/bikeLists.ts';
import { toStoredBike } from '../bikeLists.ts';
import { recentBookingsAtom } from '../queries/queries.ts';
import { servicesAtom } from '../services.ts';
import { uidAtom, userAtom } from '../session.ts';
import { type MutationResult, toDeleteResult, withUnknownOutcome } from './mutationResult.ts';
import { toLatinNumber } from './toLatinNumber.ts';

/**
 * The mutations of bookings, bikes and users. Each one sends one request, which is never retried automatically, and
 * throws an ApiError if the request fails. After a success, and also after a failure, the mutation refetches every list
 * that may have changed: after a failure the app's data may be outdated.
 */

type List = 'bikes' | 'my bikes' | 'orders' | 'reports' | 'trending' | 'users';

const invalidate = (get: Getter, ...lists: List[]): void => {
  const { queryClient } = get(servicesAtom);
  for (const list of lists) void queryClient.invalidateQueries({ queryKey: [list] });
};

export const bookBikeAtom = atom(
  null,
  async (get, set, { bike, answers }: { bike: Bike; answers: { phone: string; location: string } }): Promise<void> => {
    const { api } = get(servicesAtom);
    const user = get(userAtom);
    if (!user) throw new ApiError('unauthorized');
    const booking = {
      bikeId: bike._id,
      img: bike.img,
      userName: user.name,
      userEmail: user.email,
      bikeName: bike.bikeName,
      resaleValue: bike.resaleValue,
      ...answers,
      phone: toLatinNumber(answers.phone),
    };
    try {
      const { acknowledged, message } = await withUnknownOutcome(api.bookBike({ body: booking }));
      if (!acknowledged) throw new ApiError('rejected', message);
      set(recentBookingsAtom, (known) => [...known, { uid: user.uid, bikeId: bike._id }]);
    } finally {
      invalidate(get, 'bikes', 'orders');
    }
  },
);

export const reportBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<void> => {
  const { api, bikeLists } = get(servicesAtom);
  const uid = get(uidAtom);
  try {
    const { acknowledged } = await withUnknownOutcome(api.reportBike({ params: { bikeId: bike._id } }));
    if (!acknowledged) throw new ApiError('rejected');
    if (uid !== null) bikeLists.update(uid, (lists) => withBike(lists, 'reported', toStoredBike(bike)));
  } catch (problem) {
    // The lists of bikes are refetched only after a rejected report, because the bike may have been deleted. A
    // successful report changes no list that a buyer sees.
    invalidate(get, 'bikes');
    throw problem;
  }
});

export const advertiseBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  try {
    const { modifiedCount } = await withUnknownOutcome(api.advertise({ params: { id: bike._id } }));
    return modifiedCount > 0 ? 'done' : 'notAdvertised';
  } finally {
    invalidate(get, 'my bikes', 'trending');
  }
});

export const deleteBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  try {
    return await toDeleteResult(api.deleteBike({ params: { id: bike._id } }));
  } finally {
    invalidate(get, 'my bikes', 'trending', 'bikes');
  }
});

/**
 * Sends the deletion of one user. The caller must refetch the list of users afterwards; a bulk action refetches it only
 * once for all deletions.
 */
export const sendUserDeletionAtom = atom(
  null,
  (get, _set, user: User): Promise<MutationResult> =>
    toDeleteResult(get(servicesAtom).api.deleteUser({ params: { id: user._id } })),
);

export const deleteUserAtom = atom(null, async (get, set, user: User): Promise<MutationResult> => {
  try {
    return await set(sendUserDeletionAtom, user);
  } finally {
    invalidate(get, 'users');
  }
});

/** Sends one deletion of a reported bike. The caller must refetch the lists afterwards. */
export const sendReportDeletionAtom = atom(null, async (get, _set, item: ReportedItem): Promise<MutationResult> => {
  const answer = get(servicesAtom).api.deleteReport({ params: { id: item._id } });
  const outcome = await toDeleteResult(answer);
  if (outcome === 'done' && !(await answer).acknowledged) throw new ApiError('rejected');
  return outcome;
});

export const deleteReportAtom = atom(null, async (get, set, item: ReportedItem): Promise<MutationResult> => {
  try {
    return await set(sendReportDeletionAtom, item);
  } finally {
    invalidate(get, 'reports', 'bikes', 'trending');
  }
});
