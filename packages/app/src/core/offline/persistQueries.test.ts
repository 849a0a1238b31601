import { bikes, bookings, users } from '@second-gear/fixtures';
import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#core/api/apiError.ts';
import type { SessionState } from '#features/session/machine/session.ts';
import { createTestStorage } from '#testing/testStorage.ts';
import { persistQueries } from './persistQueries.ts';
import { createQueryStorage } from './queryStorage.ts';
import { staleDataAtom } from './staleData.ts';

const createItem = () => createTestStorage().item('lists');

const signedInAs = (uid: string): SessionState => ({
  state: 'signedIn',
  user: { uid, email: users.farhana.email, name: 'Farhana' },
});

/** Creates a browser in which the app can be opened several times. Each visit has its own query cache. */
const openBrowser = () => {
  const [publicItem, userItem] = [createItem(), createItem()];
  const openApp = (first: SessionState, canReachServer = async () => false) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
    const store = createStore();
    let current = first;
    const listeners = new Set<() => void>();
    const storages = { public: createQueryStorage('public', publicItem), user: createQueryStorage('user', userItem) };
    persistQueries({
      queryClient,
      setStaleData: (next) => store.set(staleDataAtom, next),
      storages: storages,
      canReachServer: canReachServer,
      session: {
        read: () => current,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
    return {
      staleData: () => store.get(staleDataAtom),
      setSession: (next: SessionState) => {
        current = next;
        for (const listener of listeners) listener();
      },
      /** Sends a query, and returns the data that a page then shows. */
      fetchQuery: async (queryKey: unknown[], getData: () => unknown): Promise<unknown> => {
        const observer = new QueryObserver(queryClient, { queryKey, queryFn: async () => getData(), staleTime: 0 });
        observer.subscribe(() => {});
        await queryClient.refetchQueries({ queryKey });
        return observer.getCurrentResult().data;
      },
      cachedData: (queryKey: unknown[]) => queryClient.getQueryData(queryKey),
    };
  };
  return { openApp, userItem, publicItem };
};

const fail = () => {
  throw new ApiError('networkError');
};
const honda = ['bikes', '1'];
const list = [bikes.available];
const farhana = signedInAs('farhana');
const guest: SessionState = { state: 'guest' };

describe('a stored list of an earlier visit', () => {
  test.each(['networkError', 'timeout'] as const)(
    'N1: after the error %s, a stored list is shown with the time of its fetch',
    async (kind) => {
      const { openApp } = openBrowser();
      const before = Date.now();
      await openApp(farhana).fetchQuery(honda, () => list);
      const again = openApp(farhana);
      expect(again.staleData()).toBeNull();
      const failed = () => {
        throw new ApiError(kind);
      };
      expect(await again.fetchQuery(honda, failed)).toEqual(list);
      expect(again.staleData()?.since).toBeGreaterThanOrEqual(before);
      expect(again.staleData()?.since).toBeLessThanOrEqual(Date.now());
    },
  );

  test('N1: marks a stored list as possibly incomplete when it has as many records as can be stored', async () => {
    const { openApp } = openBrowser();
    const long = Array.from({ length: 201 }, () => bikes.available);
    await openApp(farhana).fetchQuery(honda, () => long);
    await openApp(farhana).fetchQuery(['my bikes', 'farhana'], () => long.slice(2));
    const again = openApp(farhana);
    await again.fetchQuery(['my bikes', 'farhana'], fail);
    expect(again.staleData()?.mayBeCut).toBe(false);
    await again.fetchQuery(honda, fail);
    expect(again.staleData()?.mayBeCut).toBe(true);
  });

  test('a new response replaces a stored list, and the page then shows no time', async () => {
    const { openApp } = openBrowser();
    await openApp(farhana).fetchQuery(honda, () => list);
    const again = openApp(farhana);
    await again.fetchQuery(honda, fail);
    expect(await again.fetchQuery(honda, () => [])).toEqual([]);
    expect(again.staleData()).toBeNull();
    expect(await openApp(farhana).fetchQuery(honda, fail)).toEqual([]);
  });

  test.each(['serverError', 'notFound', 'unauthorized', 'forbidden', 'rejected', 'invalidResponse'] as const)(
    'a stored list is not shown when the server responded with an error (%s)',
    async (kind) => {
      const { openApp } = openBrowser();
      await openApp(farhana).fetchQuery(honda, () => list);
      const refused = () => {
        throw new ApiError(kind);
      };
      expect(await openApp(farhana).fetchQuery(honda, refused)).toBeUndefined();
    },
  );

  test('A9: a stored list is not shown to another user or a guest', async () => {
    for (const other of [signedInAs('rahim'), guest]) {
      const { openApp } = openBrowser();
      await openApp(farhana).fetchQuery(honda, () => list);
      expect(await openApp(other).fetchQuery(honda, fail)).toBeUndefined();
    }
  });

  test('a stored list is removed on logout in this tab, and on logout in another tab', async () => {
    const { openApp, userItem } = openBrowser();
    const here = openApp(farhana);
    await here.fetchQuery(honda, () => list);
    expect(userItem.get()).toContain(bikes.available.bikeName);
    here.setSession(guest);
    expect(userItem.get()).toBeNull();
  });
});

test.each([
  ['an order on the payment page', ['order', 'farhana', bookings.unpaid._id], bookings.unpaid],
  ['the record of a seller', ['seller', 'farhana'], users.rahim],
  ['a list of users', ['users', 'buyer'], [users.farhana]],
])('the storage never contains %s', async (_, key, data) => {
  const { openApp, userItem, publicItem } = openBrowser();
  await openApp(farhana).fetchQuery(key, () => data);
  expect([userItem.get(), publicItem.get()]).toEqual([null, null]);
});

describe('stored lists', () => {
  const stored = { data: list, at: 1 };

  test.each(['not JSON', '{"version":2,"uid":"farhana","lists":[]}'])(
    'S3: stored lists are ignored and removed when the stored text is %s',
    (text) => {
      const item = createItem();
      item.set(text);
      expect(createQueryStorage('user', item).find('farhana', honda)).toBeNull();
      expect(item.get()).toBeNull();
    },
  );

  test('S3: stored lists are not shown when they do not match the schema', () => {
    const item = createItem();
    createQueryStorage('user', item).save('farhana', honda, { data: { not: 'a list' }, at: 1 });
    expect(createQueryStorage('user', item).find('farhana', honda)).toBeNull();
  });

  test('stored lists contain only the first part of a long list, and only the latest lists when there are many', () => {
    const item = createItem();
    const lists = createQueryStorage('user', item);
    const many = Array.from({ length: 1_000 }, () => ({ ...bikes.available, description: 'x'.repeat(500) }));
    lists.save('farhana', honda, stored);
    for (const id of ['2', '3', '4']) lists.save('farhana', ['bikes', id], { data: many, at: 2 });
    expect(item.get()?.length).toBeLessThanOrEqual(400_000);
    expect(lists.find('farhana', honda)).toBeNull();
    expect(lists.find('farhana', ['bikes', '4'])?.data).toHaveLength(200);
  });

  test('stored lists belong only to the user who was signed in last', () => {
    const item = createItem();
    const lists = createQueryStorage('user', item);
    lists.save('farhana', honda, stored);
    lists.save('rahim', ['bikes', '2'], stored);
    expect(lists.find('farhana', honda)).toBeNull();
    expect(item.get()).not.toContain('farhana');
  });
});

describe('a stored role of an earlier visit', () => {
  const role = ['role', 'farhana'];

  test('N1: when the server cannot be reached, a stored role opens the pages of that role', async () => {
    const { openApp } = openBrowser();
    await openApp(farhana).fetchQuery(role, () => 'buyer');
    const again = openApp(farhana);
    await again.fetchQuery(role, fail);
    await expect.poll(() => again.cachedData(role)).toBe('buyer');
    expect(again.staleData()).not.toBeNull();
  });

  test('A9: a stored role opens no page for another user who signs in while the app checks whether the server can be reached', async () => {
    const { openApp } = openBrowser();
    await openApp(farhana).fetchQuery(role, () => 'buyer');
    let getData = (_: boolean) => {};
    const again = openApp(farhana, () => new Promise((resolve) => (getData = resolve)));
    await again.fetchQuery(role, fail);
    again.setSession(signedInAs('rahim'));
    getData(false);
    expect(await again.fetchQuery(role, fail)).toBeUndefined();
  });
});
