import type { Bike, Booking, ReportedItem, SignUpRole, User } from '@second-gear/contract';
import { atom, type Getter } from 'jotai';
import { ApiError } from '../../api/apiError.ts';
import { withBike } from '../../storage/bikeLists.ts';
import { toStoredBike } from '../bikeLists.ts';
import { recentBookingsAtom } from '../queries/queries.ts';
import { servicesAtom } from '../services.ts';
import { uidAtom, userAtom } from '../session.ts';
import { type MutationResult, toDeleteResult, withFindOut } from './mutationResult.ts';
import { readAgain } from './refetchList.ts';
import { toLatinNumber } from './toLatinNumber.ts';

/**
 * The mutations of bookings, bikes and users. Each one sends one request, which is never retried automatically, and
 * throws an ApiError if the request fails. After a success, and also after a failure, the mutation refetches every list
 * that may have changed: after a failure the app's data may be outdated. If the outcome of a write is unknown, the error
 * is an `UnknownOutcome`.
 */

type List = 'bikes' | 'my bikes' | 'orders' | 'reports' | 'trending' | 'users';

const invalidate = (get: Getter, ...lists: List[]): void => {
  const { queryClient } = get(servicesAtom);
  for (const list of lists) void queryClient.invalidateQueries({ queryKey: [list] });
};

/** Whether one of the records has the id. */
const has = (records: readonly { _id: string }[], id: string): boolean => records.some(({ _id }) => _id === id);

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
    const remember = () => set(recentBookingsAtom, (known) => [...known, { uid: user.uid, bikeId: bike._id }]);
    const findOut = async (): Promise<MutationResult | null> => {
      const bookings = await readAgain(get, () => api.listBookings({ query: { email: user.email } }));
      // The server refuses a second booking of the bike. An earlier one may have another phone number or place.
      const isSame = (stored: Booking): boolean =>
        (['bikeId', 'phone', 'location'] as const).every((field) => stored[field].trim() === booking[field].trim());
      if (!bookings.some(isSame)) return null;
      remember();
      return 'done';
    };
    try {
      const { acknowledged, message } = await withFindOut(api.bookBike({ body: booking }), findOut);
      if (!acknowledged) throw new ApiError('rejected', message);
      remember();
    } finally {
      invalidate(get, 'bikes', 'orders');
    }
  },
);

export const reportBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<void> => {
  const { api, bikeLists } = get(servicesAtom);
  const uid = get(uidAtom);
  const remember = () =>
    uid !== null && bikeLists.update(uid, (lists) => withBike(lists, 'reported', toStoredBike(bike)));
  const findOut = async (): Promise<MutationResult | null> => {
    // The bikes of the seller are read, because the record of a bike may lack its category.
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
    // The lists of bikes are refetched only after a rejected report, because the bike may have been deleted. A
    // successful report changes no list that a buyer sees.
    invalidate(get, 'bikes');
    throw problem;
  }
});

/** Returns the function that reads the bikes of the user who is signed in now. */
const ownBikesReader = (get: Getter): (() => Promise<Bike[]>) => {
  const email = get(userAtom)?.email ?? '';
  return () => readAgain(get, () => get(servicesAtom).api.listOwnBikes({ query: { email } }));
};

export const advertiseBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  const readOwnBikes = ownBikesReader(get);
  const findOut = async () =>
    (await readOwnBikes()).some(({ _id, advertise }) => _id === bike._id && advertise) ? 'done' : null;
  try {
    const { modifiedCount } = await withFindOut(api.advertise({ params: { id: bike._id } }), findOut);
    return modifiedCount > 0 ? 'done' : 'notAdvertised';
  } finally {
    invalidate(get, 'my bikes', 'trending');
  }
});

export const deleteBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  const readOwnBikes = ownBikesReader(get);
  const findOut = async () => (has(await readOwnBikes(), bike._id) ? null : 'done');
  try {
    return await withFindOut(toDeleteResult(api.deleteBike({ params: { id: bike._id } })), findOut);
  } finally {
    invalidate(get, 'my bikes', 'trending', 'bikes');
  }
});

/**
 * Sends the deletion of one user. The caller must refetch the list of users afterwards; a bulk action refetches it only
 * once for all deletions.
 */
export const sendUserDeletionAtom = atom(null, (get, _set, user: User): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  const isListed = async (role: SignUpRole) =>
    has(await readAgain(get, () => api.listUsers({ query: { role } })), user._id);
  // A user without a known role may be in either list.
  const findOut = async () => ((await isListed('buyer')) || (await isListed('seller')) ? null : 'done');
  return withFindOut(toDeleteResult(api.deleteUser({ params: { id: user._id } })), findOut);
});

export const deleteUserAtom = atom(null, async (get, set, user: User): Promise<MutationResult> => {
  try {
    return await set(sendUserDeletionAtom, user);
  } finally {
    invalidate(get, 'users');
  }
});

/** Sends one deletion of a reported bike. The caller must refetch the lists afterwards. */
export const sendReportDeletionAtom = atom(null, async (get, _set, item: ReportedItem): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  const answer = api.deleteReport({ params: { id: item._id } });
  const findOut = async () => (has(await readAgain(get, () => api.listReports({})), item._id) ? null : 'done');
  const outcome = await withFindOut(toDeleteResult(answer), findOut);
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
