import type { Bike, NewBike as Listing, User } from '@second-gear/contract';
import type { NewBike } from '@second-gear/ui';
import { atom } from 'jotai';
import { Problem } from '../../api/apiError.ts';
import type { Api } from '../../api/client.ts';
import { createPhotos, type SendOptions } from '../../photos/photos.ts';
import { worldAtom } from '../services.ts';
import { uidAtom } from '../session.ts';

const photosAtom = atom((get) => {
  const { api, settings } = get(worldAtom);
  const originOf = (url: string) => new URL(url, window.location.href).origin;
  return createPhotos({ api, settings, apiOrigin: originOf(settings.apiUrl), demoOrigin: originOf(settings.demoUrl) });
});
photosAtom.debugLabel = 'photos';

/** The photos whose listing the server was asked for and did not answer about: it may be there. */
const unsureAtom = atom(() => new WeakSet<File>());
unsureAtom.debugLabel = 'listings without an answer';

/** After these, the server may have done what it was asked for. */
const isUnsure = (error: unknown): boolean =>
  error instanceof Problem && ['unreachable', 'timeout', 'broken', 'unreadable'].includes(error.kind);

/** What is looked at to know a listing again: its photo, and what a seller may have changed between two tries. */
const marks = ['img', 'bikeName', 'originalPrice', 'resaleValue', 'phone', 'location', 'description'] as const;

/** Servers set the date themselves, and may leave out the blanks around words. */
const isThe =
  (listing: Listing) =>
  (bike: Bike): boolean =>
    marks.every((mark) => bike[mark].trim() === listing[mark].trim());

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

    const listing: Listing = {
      ...answers,
      img,
      sellerName: seller.name || seller.email,
      email: seller.email,
      isVerified: seller.isVerified,
      date: new Date().toISOString(),
      advertise: false,
      soldOut: false,
      report: false,
    };
    try {
      // The last try was not answered: it is looked for before it is sent once more.
      const own = unsure.has(photo) ? await api.listOwnBikes({ query: { email: seller.email } }) : [];
      if (!own.some(isThe(listing))) await create(api, listing);
    } catch (error) {
      if (isUnsure(error)) unsure.add(photo);
      stayHere();
      throw error;
    }
    void queryClient.invalidateQueries({ queryKey: ['my bikes'] });
    void queryClient.invalidateQueries({ queryKey: ['bikes', bike.category_id] });
    stayHere();
  },
);
