import type { Bike, NewBike as Listing, User } from '@second-gear/contract';
import type { NewBike } from '@second-gear/ui';
import { atom } from 'jotai';
import type { Api } from '../api/client.ts';
import { Problem } from '../api/problem.ts';
import { createPhotos, type SendOptions } from '../photos/photos.ts';
import { uidAtom } from './session.ts';
import { worldAtom } from './world.ts';

const photosAtom = atom((get) => {
  const { api, settings } = get(worldAtom);
  return createPhotos({ api, settings, apiOrigin: new URL(settings.apiUrl, window.location.href).origin });
});
photosAtom.debugLabel = 'photos';

/** The listings that the server was asked for and did not answer about, by their photo: any of them may be there. */
const unsureAtom = atom(() => new WeakMap<File, Listing>());
unsureAtom.debugLabel = 'listings without an answer';

/** After these, the server may have done what it was asked for. */
const isUnsure = (error: unknown): boolean =>
  error instanceof Problem && ['unreachable', 'timeout', 'broken', 'unreadable'].includes(error.kind);

/** Its moment makes it one of a kind; the rest is looked at because the seller may have changed it between two tries. */
const isThe =
  (listing: Listing) =>
  (bike: Bike): boolean =>
    bike.date === listing.date && bike.bikeName === listing.bikeName && bike.resaleValue === listing.resaleValue;

const create = async (api: Api, listing: Listing): Promise<void> => {
  const { acknowledged } = await api.createBike({ body: listing });
  if (!acknowledged) throw new Problem('refused');
};

export type AddBikeOptions = SendOptions & {
  bike: NewBike;
  seller: User;
  /** The photo is there; from now on nothing can be taken back. */
  onSent: () => void;
};

/**
 * First the photo goes to the image host, then the bike with the photo's address to the shop (spec §3 and §7). Aborted
 * before that, or with its seller gone, it is not listed. Throws a PhotoProblem or a Problem, and an AbortError when nobody
 * is there any more to be told.
 */
export const addBikeAtom = atom(
  null,
  async (get, _set, { bike, seller, onSent, ...sending }: AddBikeOptions): Promise<void> => {
    const { api, queryClient } = get(worldAtom);
    const unsure = get(unsureAtom);
    const uid = get(uidAtom);
    const { photo, ...answers } = bike;
    const stayHere = () => {
      if (!uid || get(uidAtom) !== uid) throw new DOMException('The seller is gone.', 'AbortError');
    };

    const img = await get(photosAtom).send(photo, sending);
    sending.signal.throwIfAborted();
    stayHere();
    onSent();

    const earlier = unsure.get(photo);
    const listing: Listing = {
      ...answers,
      img,
      sellerName: seller.name || seller.email,
      email: seller.email,
      isVerified: seller.isVerified,
      date: earlier?.date ?? new Date().toISOString(),
    };
    try {
      // The last try was not answered: it is looked for before it is sent once more.
      const own = earlier ? await api.listOwnBikes({ query: { email: seller.email } }) : [];
      if (!own.some(isThe(listing))) await create(api, listing);
    } catch (error) {
      if (isUnsure(error)) unsure.set(photo, listing);
      stayHere();
      throw error;
    }
    void queryClient.invalidateQueries({ queryKey: ['my bikes'] });
    void queryClient.invalidateQueries({ queryKey: ['bikes', bike.category_id] });
    stayHere();
  },
);
