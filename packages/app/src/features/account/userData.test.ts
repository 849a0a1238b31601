import { users } from '@second-gear/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '#core/config/readSettings.ts';
import { bikeListsAtom, emptyLists } from '#features/saved/bikeLists.ts';
import type { AuthProvider } from '#features/session/provider/authProvider.ts';
import { createAuthUserObservable } from '#features/session/provider/authUserObservable.ts';
import { createFakeAuthProvider } from '#features/session/provider/testing/fakeAuthProvider.ts';
import { createTestStorage } from '#testing/testStorage.ts';
import { waitFor } from '#testing/waitFor.ts';
import { createAppStore } from '../../appStore.ts';
import { createServices } from '../../services.ts';

const uid = 'farhana';
const farhana = { uid, email: users.farhana.email, name: users.farhana.name };
const bike = { id: 'cg125', categoryId: '1', savedAt: 1, bikeName: 'Honda CG125', price: '165000' };
const payment = `secondGear.payment.${uid}.booking`;

const { stored, storage } = createTestStorage();

beforeEach(() => void vi.stubGlobal('window', { localStorage: storage() }));
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

/** What the device stores of a user, with a text that an earlier version could not read. */
const storeData = (deletesAtLogout: boolean) => {
  const own = { version: 1, uid };
  const lists = { ...own, ...emptyLists, saved: [bike], recent: [bike], reported: [{ ...bike, id: 'rd350' }] };
  const search = { id: '1', name: 'Yamaha', params: 'q=yamaha', seenAt: 1 };
  const texts: Record<string, unknown> = {
    [`secondGear.bikeLists.${uid}`]: { ...lists, deletesAtLogout },
    [`secondGear.unread.1.secondGear.bikeLists.${uid}`]: { version: 2, reported: [bike] },
    [`secondGear.savedSearches.${uid}`]: { ...own, searches: [search] },
    [`secondGear.recentSearches.${uid}`]: ['ss50 mirpur'],
    [`secondGear.lastContact.${uid}`]: { phone: '01711000123', location: 'Dhanmondi 27' },
    [`secondGear.paymentDates.${uid}`]: [{ transactionId: 'pi_1', paidAt: 1 }],
    [payment]: { state: 'charged' },
    'secondGear.draft.addBike': { ...own, answers: { bikeName: 'Honda' } },
    'secondGear.lists.own': { ...own, lists: [] },
  };
  for (const [key, value] of Object.entries(texts)) stored.set(key, JSON.stringify(value));
};

const openTab = (reported: typeof farhana | null = farhana) => {
  const observable = createAuthUserObservable();
  const authProvider: AuthProvider = {
    ...createFakeAuthProvider(),
    onChange: observable.onChange,
    signOut: () => new Promise(() => {}),
  };
  const events = new EventTarget();
  const environment = { pageUrl: 'https://shop.test/', events, idle: Promise.resolve() };
  const services = createServices({ settings: readSettings({}), authProvider, environment });
  observable.emit(reported);
  const onTokenChanged = () =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken', newValue: null }));
  return { services, observable, onTokenChanged, authReady: () => services.authProvider.call(async () => {}) };
};

const signIn = async () => {
  stored.set('accessToken', 'token');
  stored.set('secondGear.tokenOwner', uid);
  const tab = openTab();
  await tab.authReady();
  tab.observable.emit(farhana);
  await waitFor(() => expect(tab.services.session.read().state).toBe('signedIn'));
  return tab;
};

const removeToken = () => {
  stored.delete('accessToken');
  stored.delete('secondGear.tokenOwner');
};

const readLists = (): unknown => JSON.parse(stored.get(`secondGear.bikeLists.${uid}`) ?? 'null');

type Tab = Awaited<ReturnType<typeof signIn>>;
const ends: [string, (tab: Tab) => unknown][] = [
  ['the user logs out, and the auth provider never answers', ({ services }) => void services.session.signOut()],
  [
    'the user logs out in another tab',
    ({ onTokenChanged }) => {
      stored.set('secondGear.loggedOut', uid);
      removeToken();
      onTokenChanged();
    },
  ],
  [
    'another user signs in in another tab',
    ({ onTokenChanged }) => {
      stored.set('secondGear.tokenOwner', 'rahim');
      onTokenChanged();
    },
  ],
  [
    'the server rejects the token, or the account is deleted',
    ({ services }) => services.session.onTokenRejected('token'),
  ],
  ['the auth provider does not know the session any more', ({ observable }) => observable.emit(null)],
  [
    'the app starts after the tab was closed during the logout',
    () => {
      stored.set('secondGear.loggedOut', uid);
      openTab(null);
    },
  ],
];

test.each(ends)(
  'F83: reported bikes, recent searches and days of payments are deleted, and the other lists stay, when %s',
  async (_, end) => {
    const tab = await signIn();
    storeData(false);
    await end(tab);
    await waitFor(() => expect([...stored.values()].join()).not.toMatch(/rd350|pi_1|ss50/));
    expect(readLists()).toEqual({
      version: 1,
      uid,
      saved: [bike],
      recent: [bike],
      compared: [],
      deletesAtLogout: false,
    });
    expect(stored.has(`secondGear.savedSearches.${uid}`)).toBe(true);
    expect(stored.has(payment)).toBe(true);
    expect([...stored.keys()].some((key) => key.startsWith('secondGear.unread.'))).toBe(false);
    expect(stored.has('secondGear.lists.own')).toBe(false);
  },
);

test.each(ends)(
  'F84: only a payment that is not completed stays of a user who has chosen deletion, when %s',
  async (_, end) => {
    const tab = await signIn();
    storeData(true);
    await end(tab);
    await waitFor(() => expect(readLists()).toBeNull());
    const session = ['accessToken', 'secondGear.tokenOwner', 'secondGear.loggedOut'];
    expect([...stored.keys()].filter((key) => !session.includes(key))).toEqual([payment]);
  },
);

test.each([
  ['goes when the user logs out', 0, false],
  ['stays when the server rejects the token', 3, true],
] as const)('A7: without that choice, the draft of a bike %s', async (_, index, isKept) => {
  const tab = await signIn();
  storeData(false);
  await ends[index]?.[1](tab);
  expect(stored.has('secondGear.draft.addBike')).toBe(isKept);
});

test('F83: nothing is stored for a user whose session has ended', async () => {
  const { services, observable } = await signIn();
  const store = createAppStore(services);
  observable.emit(null);
  removeToken();
  expect(store.set(bikeListsAtom, (lists) => ({ ...lists, saved: [bike] }))).toBe(false);
  expect(stored.size).toBe(0);
});

test('F83: the data of the signed-in user stays when the app starts', async () => {
  storeData(true);
  const before = new Map(stored);
  removeToken();
  await signIn();
  for (const [key, value] of before) expect(stored.get(key)).toBe(value);
});
