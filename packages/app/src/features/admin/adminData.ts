import type { Bike, ReportedItem, SignUpRole, User } from '@second-gear/contract';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { ApiError } from '#core/api/apiError.ts';
import { withResolvedImage } from '#core/data/bikes.ts';
import { hasRecord, type MutationResult, toDeleteResult, withFindOut } from '#core/data/mutationResult.ts';
import { invalidate, readAgain } from '#core/data/refetchList.ts';
import { servicesAtom } from '#core/services.ts';

/** Of any seller, including sold ones. None for a record without an e-mail address. */
export const bikesOfSellerAtom = atomFamily((email: string) => {
  const bikes = atomWithQuery((get) => {
    const { api, imageUrl } = get(servicesAtom);
    return {
      // A mutation of bikes invalidates this key too.
      queryKey: ['bikes', 'of seller', email],
      queryFn: async ({ signal }): Promise<Bike[]> =>
        email.trim() === ''
          ? []
          : (await api.listOwnBikes({ query: { email } }, { signal })).map(withResolvedImage(imageUrl)),
    };
  });
  bikes.debugLabel = `bikes of ${email}`;
  return bikes;
});

export const reportsAtom = atomWithQuery((get) => {
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: ['reports'],
    queryFn: async ({ signal }): Promise<ReportedItem[]> =>
      (await api.listReports({}, { signal })).map(withResolvedImage(imageUrl)),
  };
});
reportsAtom.debugLabel = 'reports';

/** The caller must refetch the list of users. A bulk action does it once for all deletions. */
export const sendUserDeletionAtom = atom(null, (get, _set, user: User): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  const isListed = async (role: SignUpRole) =>
    hasRecord(await readAgain(get, () => api.listUsers({ query: { role } })), user._id);
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

/** The caller must refetch the lists. */
export const sendReportDeletionAtom = atom(null, async (get, _set, item: ReportedItem): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  const answer = api.deleteReport({ params: { id: item._id } });
  const findOut = async () => (hasRecord(await readAgain(get, () => api.listReports({})), item._id) ? null : 'done');
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
