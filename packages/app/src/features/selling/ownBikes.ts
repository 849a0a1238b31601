import type { Bike, User } from '@second-gear/contract';
import { atom, type Getter } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { ApiError } from '#core/api/apiError.ts';
import { withResolvedImage } from '#core/data/bikes.ts';
import { hasRecord, type MutationResult, toDeleteResult, withFindOut } from '#core/data/mutationResult.ts';
import { invalidate, readAgain } from '#core/data/refetchList.ts';
import { servicesAtom } from '#core/services.ts';
import { userAtom } from '#features/session/sessionAtoms.ts';

/** Its name and verification are copied to each bike that the seller adds. */
export const sellerAtom = atomWithQuery((get) => {
  const user = get(userAtom);
  const { api } = get(servicesAtom);
  return {
    queryKey: ['seller', user?.uid],
    enabled: user !== null,
    // Requested each time, because an admin may have just verified the seller.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<User> => {
      const [seller] = user ? await api.findUser({ query: { email: user.email } }, { signal }) : [];
      if (!seller) throw new ApiError('notFound');
      return seller;
    },
  };
});
sellerAtom.debugLabel = 'seller';

/** Including sold ones. */
export const myBikesAtom = atomWithQuery((get) => {
  const user = get(userAtom);
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: ['my bikes', user?.uid],
    enabled: user !== null,
    queryFn: async ({ signal }): Promise<Bike[]> =>
      user
        ? (await api.listOwnBikes({ query: { email: user.email } }, { signal })).map(withResolvedImage(imageUrl))
        : [],
  };
});
myBikesAtom.debugLabel = 'my bikes';

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
    invalidate(get, 'my bikes', 'bikes', 'trending');
  }
});

export const deleteBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  const readOwnBikes = ownBikesReader(get);
  const findOut = async () => (hasRecord(await readOwnBikes(), bike._id) ? null : 'done');
  try {
    return await withFindOut(toDeleteResult(api.deleteBike({ params: { id: bike._id } })), findOut);
  } finally {
    invalidate(get, 'my bikes', 'trending', 'bikes');
  }
});

const postedAt = ({ date }: Bike): number => Date.parse(date) || 0;

/** The bike that the seller has just added: the newest of its name if the server has not sent its id. */
export const findAddedBike = (
  own: readonly Bike[],
  { id, name }: { id?: string | undefined; name: string },
): Bike | undefined =>
  id === undefined
    ? own.filter(({ bikeName }) => bikeName === name).toSorted((a, b) => postedAt(b) - postedAt(a))[0]
    : own.find(({ _id }) => _id === id);
