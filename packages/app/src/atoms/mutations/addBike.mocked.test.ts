import { bikes, people } from '@second-gear/fixtures';
import type { NewBike } from '@second-gear/ui';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '../../api/apiError.ts';
import { answered, type Fate, lost, openAtoms } from '../testing/createTestStore.ts';
import { addBikeAtom } from './addBike.ts';

// There is no canvas here; what it does to photos is another test's.
vi.mock('../../photos/preparePhoto.ts', () => ({ preparePhoto: async (photo: Blob) => photo }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const written = {
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

const open = async (seller = people.rahim) => {
  const visit = await openAtoms('rahim');
  const upload = vi
    .spyOn(visit.world.api, 'uploadPhoto')
    .mockImplementation(async () => ({ data: { url: 'https://shop.test/pictures/1.svg' } }) as never);
  const photo = new File(['photo'], 'bike.jpg', { type: 'image/jpeg' });
  const leaving = new AbortController();
  const onSent = vi.fn();
  const add = (changes: Partial<NewBike> = {}) =>
    visit.store.set(addBikeAtom, {
      bike: { ...written, photo, ...changes },
      seller,
      onSent,
      signal: leaving.signal,
      onProgress: () => {},
    });
  const logOut = () => visit.world.session.signOut();
  const listed = () => visit.shop.db().products.filter(({ bikeName }) => bikeName === written.bikeName);
  const creations = () => visit.asked.filter((call) => call === 'POST /products').length;
  return { ...visit, upload, add, leaving, onSent, logOut, listed, creations };
};

describe('a bike is listed', () => {
  test('as its seller’s, not sold, reported or advertised, and the lists that show it are asked for again', async () => {
    const { world, add, onSent, forgotten } = await open();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T08:00:00.000Z') });
    const createBike = vi.spyOn(world.api, 'createBike');
    await add();
    expect(createBike).toHaveBeenCalledExactlyOnceWith({
      body: {
        ...written,
        img: 'https://shop.test/pictures/1.svg',
        sellerName: people.rahim.name,
        email: people.rahim.email,
        isVerified: true,
        date: '2026-11-02T08:00:00.000Z',
        advertise: false,
        soldOut: false,
        report: false,
      },
    });
    expect(onSent).toHaveBeenCalledOnce();
    expect(forgotten).toEqual(['my bikes', 'bikes 3']);
  });

  test('under the seller’s address where they have no name', async () => {
    const { world, add } = await open({ ...people.rahim, name: '' });
    const createBike = vi.spyOn(world.api, 'createBike');
    await add();
    expect(createBike.mock.lastCall?.[0].body).toMatchObject({ sellerName: people.rahim.email });
  });
});

describe('nobody is left to list it for', () => {
  test('U6: left while the photo is on its way', async () => {
    const { upload, add, leaving, onSent, listed } = await open();
    upload.mockImplementation(async () => {
      leaving.abort();
      return { data: { url: 'https://shop.test/pictures/1.svg' } } as never;
    });
    await expect(add()).rejects.toMatchObject({ name: 'AbortError' });
    expect(onSent).not.toHaveBeenCalled();
    expect(listed()).toEqual([]);
  });

  test('U6: logged out while the photo is on its way', async () => {
    const { upload, add, logOut, onSent, listed } = await open();
    upload.mockImplementation(async () => {
      await logOut();
      return { data: { url: 'https://shop.test/pictures/1.svg' } } as never;
    });
    await expect(add()).rejects.toMatchObject({ name: 'AbortError' });
    expect(onSent).not.toHaveBeenCalled();
    expect(listed()).toEqual([]);
  });

  test.each<[string, Fate]>([
    ['listed', (go) => go()],
    ['refused', answered({}, 400)],
  ])('U6: logged out while it is listed: %s or not, nobody is told', async (_, then) => {
    const { add, fate, logOut } = await open();
    fate('POST /products', async (go) => {
      const answer = await then(go);
      await logOut();
      return answer;
    });
    await expect(add()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('it is not listed', () => {
  test('U4: because the image host has no place for its photo', async () => {
    const { upload, add, listed } = await open();
    upload.mockRejectedValue(new Problem('refused'));
    await expect(add()).rejects.toMatchObject({ name: 'PhotoProblem', kind: 'refused' });
    expect(listed()).toEqual([]);
  });

  test('because the shop does not acknowledge it', async () => {
    const { add, fate, forgotten } = await open();
    fate('POST /products', answered({ acknowledged: false }));
    await expect(add()).rejects.toMatchObject({ kind: 'refused' });
    expect(forgotten).toEqual([]);
  });

  test('U5: because the shop refused it: the photo is not sent again, and nothing is looked for', async () => {
    const { upload, add, fate, listed, asked } = await open();
    fate('POST /products', answered({ message: 'Not now.' }, 400));
    await expect(add()).rejects.toMatchObject({ kind: 'refused' });
    fate('POST /products', (go) => go());
    await add();
    expect(upload).toHaveBeenCalledOnce();
    expect(listed()).toHaveLength(1);
    expect(asked).toEqual(['POST /products', 'POST /products']);
  });
});

describe('nobody knows whether it is listed', () => {
  test.each<[string, Fate]>([
    ['the answer was lost', lost],
    ['the server broke after doing it', async (go) => go().then(() => answered({}, 500)(go))],
    ['the answer cannot be read', async (go) => go().then(() => new Response('<html>'))],
  ])('U5: %s, so it is looked for before it is sent again', async (_, fate) => {
    const visit = await open();
    visit.fate('POST /products', fate);
    await expect(visit.add()).rejects.toBeInstanceOf(Problem);
    visit.fate('POST /products', (go) => go());
    await visit.add();
    expect(visit.listed()).toHaveLength(1);
    expect(visit.creations()).toBe(1);
    expect(visit.forgotten).toEqual(['my bikes', 'bikes 3']);
  });

  test('U5: it was not, so it is sent again', async () => {
    const visit = await open();
    visit.fate('POST /products', answered({}, 500));
    await expect(visit.add()).rejects.toMatchObject({ kind: 'broken' });
    visit.fate('POST /products', (go) => go());
    await visit.add();
    expect(visit.listed()).toHaveLength(1);
    expect(visit.creations()).toBe(2);
  });

  test.each(['bikeName', 'originalPrice', 'resaleValue', 'phone', 'location', 'description'] as const)(
    'U5: whoever changes the %s meanwhile lists another bike',
    async (mark) => {
      const visit = await open();
      visit.fate('POST /products', lost);
      await expect(visit.add()).rejects.toBeInstanceOf(Problem);
      visit.fate('POST /products', (go) => go());
      await visit.add({ [mark]: '99999' });
      expect(visit.creations()).toBe(2);
    },
  );

  test('U5: blanks around words make no other bike', async () => {
    const visit = await open();
    visit.fate('POST /products', lost);
    await expect(visit.add({ location: ' Dhanmondi, Dhaka ' })).rejects.toBeInstanceOf(Problem);
    visit.fate('POST /products', (go) => go());
    await visit.add();
    expect(visit.creations()).toBe(1);
    expect(visit.shop.db().products).toContainEqual(expect.objectContaining({ _id: bikes.available._id }));
  });
});
