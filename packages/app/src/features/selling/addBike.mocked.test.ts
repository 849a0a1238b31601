import { bikes, users } from '@second-gear/fixtures';
import type { NewBike } from '@second-gear/ui';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#core/api/apiError.ts';
import type { UnknownOutcome } from '#core/data/mutationResult.ts';
import { createTestStore, dropped, type NetworkBehaviour, respondWith } from '#testing/createTestStore.ts';
import { emptyDraft } from '../../../../ui/src/selling/form/newBike.ts';
import { addBikeAtom } from './addBike.ts';
import { findAddedBike } from './ownBikes.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { photo: _, ...empty } = emptyDraft;
const written = {
  ...empty,
  category_id: '3',
  bikeName: 'Honda CB 200',
  originalPrice: '150000',
  resaleValue: '120000',
  condition: 'Good',
  purchaseYear: '1976',
  usedYears: '40',
  phone: '01711000142',
  location: 'Dhanmondi, Dhaka',
  description: 'Runs.',
} as const;

const open = async (seller = users.rahim) => {
  const app = await createTestStore('rahim');
  const upload = vi
    .spyOn(app.services.api, 'uploadPhoto')
    .mockImplementation(async () => ({ data: { url: 'https://backend.test/pictures/1.svg' } }) as never);
  const photo = new File(['photo'], 'bike.jpg', { type: 'image/jpeg' });
  const leaving = new AbortController();
  const onSent = vi.fn();
  const onCreated = vi.fn();
  const add = (changes: Partial<NewBike> = {}) =>
    app.store.set(addBikeAtom, {
      bike: { ...written, photo, ...changes },
      seller,
      onSent,
      onCreated,
      signal: leaving.signal,
      onProgress: () => {},
    });
  const logOut = () => app.services.session.signOut();
  const listed = () => app.backend.db().products.filter(({ bikeName }) => bikeName === written.bikeName);
  const creations = () => app.requests.filter((request) => request === 'POST /products').length;
  return { ...app, upload, add, leaving, onSent, onCreated, logOut, listed, creations };
};

describe('adding a bike', () => {
  test("adding a bike sends the seller's data, numbers in Latin digits and other texts as typed, no mark as sold, reported or advertised, and refetches the lists that contain the bike [R3.07 R3.09 R11.61]", async () => {
    const { services, add, onSent, onCreated, backend, invalidated } = await open();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T08:00:00.000Z') });
    const createBike = vi.spyOn(services.api, 'createBike');
    const texts = { bikeName: 'হোন্ডা ১২৫', location: 'ধানমন্ডি ২৭', description: '২ বছর চালিয়েছি', resaleValue: '১.২ লাখ' };
    await add({ ...texts, originalPrice: '১,৫০,০০০', purchaseYear: '১৯৭৬', usedYears: '৪০', phone: '০১৭১১০০০১৪২' });
    expect(createBike).toHaveBeenCalledExactlyOnceWith({
      body: {
        ...written,
        ...texts,
        originalPrice: '1,50,000',
        img: 'https://backend.test/pictures/1.svg',
        sellerName: users.rahim.name,
        email: users.rahim.email,
        isVerified: true,
        date: '2026-11-02T08:00:00.000Z',
        advertise: false,
        soldOut: false,
        report: false,
      },
    });
    expect(onSent).toHaveBeenCalledOnce();
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(backend.db().products.at(-1)?._id);
    expect(invalidated).toEqual(['my bikes', 'bikes 3']);
  });
});

test('the added bike is the one with its id, or the newest of its name, whatever the order of the list', () => {
  const dates = ['2026-01-01', '2026-11-02', 'unknown', '2026-03-01'];
  const own = dates.map((date, at) => ({ ...bikes.available, _id: `bike${at}`, date }));
  const name = bikes.available.bikeName;
  expect(findAddedBike(own, { id: 'bike3', name })?._id).toBe('bike3');
  expect(findAddedBike(own, { id: 'not listed yet', name })).toBeUndefined();
  expect(findAddedBike([...own, { ...bikes.restored, date: '2026-12-01' }], { name })?._id).toBe('bike1');
});

describe('adding a bike when the seller leaves', () => {
  test.each<[string, (app: Awaited<ReturnType<typeof open>>) => unknown]>([
    ['leaves the page', ({ leaving }) => leaving.abort()],
    ['logs out', ({ logOut }) => logOut()],
  ])('U6: the app does not create the bike when the seller %s during the upload', async (_, leave) => {
    const app = await open();
    app.upload.mockImplementation(async () => {
      await leave(app);
      return { data: { url: 'https://backend.test/pictures/1.svg' } } as never;
    });
    await expect(app.add()).rejects.toMatchObject({ name: 'AbortError' });
    expect(app.onSent).not.toHaveBeenCalled();
    expect(app.listed()).toEqual([]);
  });

  test.each<[string, NetworkBehaviour]>([
    ['created', (send) => send()],
    ['rejected', respondWith({}, 400)],
  ])(
    'U6: adding a bike throws an AbortError, so that the page shows no message, when the seller logs out while the bike is being %s',
    async (_, then) => {
      const { add, onRequest, logOut } = await open();
      onRequest('POST /products', async (send) => {
        const response = await then(send);
        await logOut();
        return response;
      });
      await expect(add()).rejects.toMatchObject({ name: 'AbortError' });
    },
  );
});

describe('a bike that is not created', () => {
  test('U5: the next attempt neither uploads the photo again nor searches for the bike when the server has rejected the bike', async () => {
    const { upload, add, onRequest, listed, requests } = await open();
    onRequest('POST /products', respondWith({ message: 'Not now.' }, 400));
    await expect(add()).rejects.toMatchObject({ kind: 'rejected' });
    onRequest('POST /products', (send) => send());
    await add();
    expect(upload).toHaveBeenCalledOnce();
    expect(listed()).toHaveLength(1);
    expect(requests).toEqual(['POST /products', 'POST /products']);
  });
});

describe('a copy of a bike', () => {
  const copy = { ...written, photo: bikes.available.img };

  test('a copy has the photo of the old bike, without an upload [R12.17]', async () => {
    const { upload, add, listed } = await open();
    await add(copy);
    expect(upload).not.toHaveBeenCalled();
    expect(listed()).toMatchObject([{ img: bikes.available.img }]);
  });

  test.each<[string, NetworkBehaviour]>([
    ['created, but its response was lost', dropped],
    ['not created', respondWith({}, 500)],
  ])(
    'F44: a retry adds a copy once when the copy was %s, although the old bike has the same values',
    async (_, behaviour) => {
      const { add, onRequest, listed } = await open();
      await add(copy);
      onRequest('POST /products', behaviour);
      await expect(add(copy)).rejects.toBeInstanceOf(ApiError);
      onRequest('POST /products', (send) => send());
      await add(copy);
      expect(listed()).toHaveLength(2);
    },
  );
});

describe('a bike whose creation has an unknown outcome', () => {
  test.each<[string, NetworkBehaviour]>([
    ['the response was lost', dropped],
    ['the server failed after it had created the bike', async (send) => send().then(() => respondWith({}, 500)(send))],
  ])('U5: the app searches for the bike before it creates the bike again when %s', async (_, onRequest) => {
    const app = await open();
    app.onRequest('POST /products', onRequest);
    await expect(app.add()).rejects.toBeInstanceOf(ApiError);
    app.onRequest('POST /products', (send) => send());
    await app.add();
    expect(app.listed()).toHaveLength(1);
    expect(app.creations()).toBe(1);
    expect(app.invalidated).toEqual(['my bikes', 'bikes 3']);
  });

  test('F90: the list of the seller shows that a bike whose creation got no response was added', async () => {
    const app = await open();
    app.onRequest('POST /products', dropped);
    const error = await app.add().catch((thrown: unknown) => thrown);
    expect(app.invalidated).toEqual([]);
    expect(await (error as UnknownOutcome).findOut()).toBe('done');
    expect(app.invalidated).toEqual(['my bikes', 'bikes 3']);
    expect(app.creations()).toBe(1);
  });

  test('U5: the app creates the bike again when its search does not find the bike', async () => {
    const app = await open();
    app.onRequest('POST /products', respondWith({}, 500));
    const error = await app.add().catch((thrown: unknown) => thrown);
    expect(await (error as UnknownOutcome).findOut()).toBeNull();
    app.onRequest('POST /products', (send) => send());
    await app.add();
    expect(app.listed()).toHaveLength(1);
    expect(app.creations()).toBe(2);
  });

  test.each(['bikeName', 'originalPrice', 'resaleValue', 'phone', 'location', 'description'] as const)(
    'U5: the app creates a second bike when the seller has changed the %s before the retry',
    async (mark) => {
      const app = await open();
      app.onRequest('POST /products', dropped);
      await expect(app.add()).rejects.toBeInstanceOf(ApiError);
      app.onRequest('POST /products', (send) => send());
      await app.add({ [mark]: '99999' });
      expect(app.creations()).toBe(2);
    },
  );

  test('U5: the app finds the bike that the first request has created when the server has trimmed the texts of the bike', async () => {
    const app = await open();
    app.onRequest('POST /products', dropped);
    await expect(app.add({ location: ' Dhanmondi, Dhaka ' })).rejects.toBeInstanceOf(ApiError);
    app.onRequest('POST /products', (send) => send());
    await app.add();
    expect(app.creations()).toBe(1);
    expect(app.backend.db().products).toContainEqual(expect.objectContaining({ _id: bikes.available._id }));
  });
});
