import { type Bike, bikeFieldsEnteredAs, type NewBike as Listing, type User } from '@second-gear/contract';
import type { BikePhoto, NewBike } from '@second-gear/ui';
import { atom } from 'jotai';
import { ApiError, isOutcomeUnknown } from '#core/api/apiError.ts';
import type { Api } from '#core/api/client.ts';
import { bikesKey } from '#core/data/bikes.ts';
import { type MutationResult, withFindOut } from '#core/data/mutationResult.ts';
import { invalidate, readAgain } from '#core/data/refetchList.ts';
import { toLatinNumber } from '#core/data/toLatinNumber.ts';
import { servicesAtom } from '#core/services.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { createPhotos, type UploadOptions } from './photos/photos.ts';

const photosAtom = atom((get) => {
  const { api, settings } = get(servicesAtom);
  const originOf = (url: string) => new URL(url, window.location.href).origin;
  return createPhotos({ api, settings, apiOrigin: originOf(settings.apiUrl), demoOrigin: originOf(settings.demoUrl) });
});
photosAtom.debugLabel = 'photos';

/**
 * Their creation got no response. The ids of the seller's bikes before tell a copied bike, which has the same photo,
 * from the new one.
 */
const unknownOutcomeAtom = atom(() => new Map<BikePhoto, ReadonlySet<string>>());
unknownOutcomeAtom.debugLabel = 'photos with unknown outcome';

/** Without the origin, if the image is on the server itself. */
const toStoredUrl = (url: string, apiUrl: string): string => {
  const { href, origin, pathname, search } = new URL(url, new URL(apiUrl, window.location.href));
  return origin === new URL(apiUrl, window.location.href).origin ? pathname + search : href;
};

/** The server may have created the bike although the request failed. */
const hasUnknownOutcome = (error: unknown): boolean =>
  isOutcomeUnknown(error) || (error instanceof ApiError && error.kind === 'serverError');

/** A bike that the app may have created has the same photo and values, which the seller may change before a retry. */
const comparedFields = ['img', 'bikeName', 'originalPrice', 'resaleValue', 'phone', 'location', 'description'] as const;

/** Without the date, which the server sets, and without spaces at the ends, which it may have removed. */
const isSameBike =
  (newBike: Listing) =>
  (bike: Bike): boolean =>
    comparedFields.every((field) => bike[field].trim() === newBike[field].trim());

const withLatinNumbers = (answers: Omit<NewBike, 'photo'>): Omit<NewBike, 'photo'> => ({
  ...answers,
  ...Object.fromEntries(bikeFieldsEnteredAs('number').map((name) => [name, toLatinNumber(answers[name])])),
});

const create = async (api: Api, newBike: Listing): Promise<string | undefined> => {
  const { acknowledged, insertedId } = await api.createBike({ body: newBike });
  if (!acknowledged) throw new ApiError('rejected');
  return insertedId;
};

type AddBikeOptions = UploadOptions & {
  bike: NewBike;
  seller: User;
  /** The photo is uploaded. The seller can no longer cancel the creation. */
  onSent: () => void;
  /** Called with the id of the bike, or undefined if the server has not sent it. */
  onCreated?: (id: string | undefined) => void;
};

/**
 * Creates the bike after the upload (docs/requirements.md §3 and §7), unless the call is aborted or the seller has
 * signed out. Throws a PhotoError, an ApiError, or an AbortError if the seller must not see the error.
 */
export const addBikeAtom = atom(
  null,
  async (get, _set, { bike, seller, onSent, onCreated, ...uploadOptions }: AddBikeOptions): Promise<void> => {
    const { api, queryClient, settings } = get(servicesAtom);
    const photosWithUnknownOutcome = get(unknownOutcomeAtom);
    const uid = get(uidAtom);
    const { photo, ...answers } = bike;
    const assertSameSeller = () => {
      if (!uid || get(uidAtom) !== uid) throw new DOMException('The seller has signed out.', 'AbortError');
    };

    const img =
      typeof photo === 'string'
        ? toStoredUrl(photo, settings.apiUrl)
        : await get(photosAtom).upload(photo, uploadOptions);
    uploadOptions.signal.throwIfAborted();
    assertSameSeller();
    onSent();

    const newBike: Listing = {
      ...withLatinNumbers(answers),
      img,
      sellerName: seller.name || seller.email,
      email: seller.email,
      isVerified: seller.isVerified,
      date: new Date().toISOString(),
      advertise: false,
      soldOut: false,
      report: false,
    };
    const readOwn = () => api.listOwnBikes({ query: { email: seller.email } });
    const knownBefore = photosWithUnknownOutcome.get(photo);
    const before =
      knownBefore ?? new Set(typeof photo === 'string' ? (await readOwn()).map(({ _id }) => _id) : undefined);
    const findAdded = (own: readonly Bike[]) => own.filter(({ _id }) => !before.has(_id)).find(isSameBike(newBike));
    const onAdded = (id: string | undefined) => {
      onCreated?.(id);
      photosWithUnknownOutcome.delete(photo);
      invalidate(get, 'my bikes');
      void queryClient.invalidateQueries({ queryKey: bikesKey(bike.category_id) });
      assertSameSeller();
    };
    const findOut = async (): Promise<MutationResult | null> => {
      const own = await readAgain(get, readOwn);
      assertSameSeller();
      const added = findAdded(own);
      if (!added) return null;
      onAdded(added._id);
      return 'done';
    };
    try {
      // If the previous attempt got no response, the bike may exist.
      const existing = knownBefore && findAdded(await readOwn());
      onAdded(existing ? existing._id : await withFindOut(create(api, newBike), findOut));
    } catch (error) {
      if (hasUnknownOutcome(error)) photosWithUnknownOutcome.set(photo, before);
      assertSameSeller();
      throw error;
    }
  },
);
