import { bikes } from '@second-gear/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryStorage } from '#core/offline/queryStorage.ts';
import { createPaymentDates } from '#features/payment/paymentDates.ts';
import { bikeListsAtom, toggleBikeAtom, toStoredBike } from '#features/saved/bikeLists.ts';
import { addSearchAtom, savedSearchesAtom } from '#features/search/savedSearches.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { createTestStore } from '#testing/createTestStore.ts';
import { emptyDraft, toStoredValues } from '../../../../ui/src/selling/form/newBike.ts';
import { deleteDeviceDataAtom } from './deleteDeviceData.ts';

afterEach(() => vi.unstubAllGlobals());

test('deletes the data of the user on this device, and keeps the session and a payment that is not completed [R13.35]', async () => {
  const { services, store, stored } = await createTestStore('farhana');
  const uid = store.get(uidAtom) ?? '';
  stored.set(`secondGear.payment.${uid}.b1`, 'a charge that is not recorded');
  stored.set('secondGear.theme', 'dark');
  const kept = new Map(stored);

  store.set(toggleBikeAtom, 'saved', toStoredBike(bikes.available));
  store.set(addSearchAtom, { id: '1', name: 'Yamaha', params: 'q=yamaha', seenAt: 1 });
  services.bikeDraft.save(uid, toStoredValues({ ...emptyDraft, bikeName: 'Honda' }));
  createPaymentDates(uid).add('pi_1', 1);
  createQueryStorage('user').save(uid, ['my bikes', uid], { data: [], at: 1 });
  createQueryStorage('public').save(null, ['brands'], { data: [], at: 1 });
  expect(stored.size).toBe(kept.size + 6);

  expect(store.set(deleteDeviceDataAtom)).toBe(true);
  expect(store.get(bikeListsAtom).saved).toEqual([]);
  expect(store.get(savedSearchesAtom).searches).toEqual([]);
  expect([...stored]).toEqual([...kept]);
});
