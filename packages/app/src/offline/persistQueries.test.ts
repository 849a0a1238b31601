import { bikes, bookings, people } from '@second-gear/fixtures';
import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { describe, expect, test, vi } from 'vitest';
import { Problem } from '../api/apiError.ts';
import type { SessionState } from '../auth/session/session.ts';
import type { Shelf } from '../storage/storageItem.ts';
import { keepLists } from './persistQueries.ts';
import { createListShelf } from './queryStorage.ts';
import { createAsOf } from './staleSince.ts';

const aShelf = (): Shelf => {
  let text: string | null = null;
  return {
    get: () => text,
    set: (value) => {
      text = value;
    },
    clear: () => {
      text = null;
    },
  };
};

const somebody = (uid: string): SessionState => ({
  state: 'signedIn',
  person: { uid, email: people.farhana.email, name: 'Farhana' },
});

/** A browser that the shop is opened in again and again; each visit has a cache of its own. */
const openBrowser = () => {
  const [everybodys, own] = [aShelf(), aShelf()];
  const visit = (first: SessionState, isReached = async () => false) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
    const asOf = createAsOf();
    let now = first;
    const listeners = new Set<() => void>();
    const shelves = { everybodys: createListShelf('everybodys', everybodys), own: createListShelf('own', own) };
    keepLists({
      queryClient,
      asOf,
      shelves,
      isReached,
      session: {
        read: () => now,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
    return {
      asOf,
      become: (next: SessionState) => {
        now = next;
        for (const listener of listeners) listener();
      },
      /** What a page is shown of a list, once it was asked for. */
      look: async (queryKey: unknown[], answer: () => unknown): Promise<unknown> => {
        const observer = new QueryObserver(queryClient, { queryKey, queryFn: async () => answer(), staleTime: 0 });
        observer.subscribe(() => {});
        await queryClient.refetchQueries({ queryKey });
        return observer.getCurrentResult().data;
      },
      shown: (queryKey: unknown[]) => queryClient.getQueryData(queryKey),
    };
  };
  return { visit, own, everybodys };
};

const outOfReach = () => {
  throw new Problem('unreachable');
};
const honda = ['bikes', '1'];
const list = [bikes.available];
const farhana = somebody('farhana');
const guest: SessionState = { state: 'guest' };

describe('a list that was read on an earlier visit', () => {
  test('N1: is shown where the shop cannot be reached, and of what time it is', async () => {
    const { visit } = openBrowser();
    const before = Date.now();
    await visit(farhana).look(honda, () => list);
    const again = visit(farhana);
    expect(again.asOf.read()).toBeNull();
    expect(await again.look(honda, outOfReach)).toEqual(list);
    expect(again.asOf.read()).toBeGreaterThanOrEqual(before);
    expect(again.asOf.read()).toBeLessThanOrEqual(Date.now());
  });

  test('makes room for the new one as soon as that comes, and then has no time any more', async () => {
    const { visit } = openBrowser();
    await visit(farhana).look(honda, () => list);
    const again = visit(farhana);
    await again.look(honda, outOfReach);
    expect(await again.look(honda, () => [])).toEqual([]);
    expect(again.asOf.read()).toBeNull();
    expect(await visit(farhana).look(honda, outOfReach)).toEqual([]);
  });

  test.each(['broken', 'notFound', 'signedOut', 'forbidden', 'refused', 'unreadable'] as const)(
    'is not shown where the shop was reached and said something else (%s)',
    async (kind) => {
      const { visit } = openBrowser();
      await visit(farhana).look(honda, () => list);
      const refused = () => {
        throw new Problem(kind);
      };
      expect(await visit(farhana).look(honda, refused)).toBeUndefined();
    },
  );

  test('A9: is shown to nobody else, and not to guests', async () => {
    for (const other of [somebody('rahim'), guest]) {
      const { visit } = openBrowser();
      await visit(farhana).look(honda, () => list);
      expect(await visit(other).look(honda, outOfReach)).toBeUndefined();
    }
  });

  test('is waited with until it is known who is here', async () => {
    const { visit } = openBrowser();
    await visit(farhana).look(honda, () => list);
    const again = visit({ state: 'loading' });
    expect(await again.look(honda, outOfReach)).toBeUndefined();
    again.become(farhana);
    expect(again.shown(honda)).toEqual(list);
  });

  test('is gone from the browser with a logout, here or in another tab', async () => {
    const { visit, own } = openBrowser();
    const here = visit(farhana);
    await here.look(honda, () => list);
    expect(own.get()).toContain(bikes.available.bikeName);
    here.become(guest);
    expect(own.get()).toBeNull();
  });

  test('is everybody’s where it is the home page’s, with or without a login', async () => {
    const { visit } = openBrowser();
    await visit(guest).look(['trending'], () => bikes.available);
    expect(await visit(farhana).look(['trending'], outOfReach)).toEqual(bikes.available);
    expect(await visit({ state: 'loading' }).look(['trending'], outOfReach)).toEqual(bikes.available);
  });
});

test.each([
  ['an order that money is asked for', ['order', 'farhana', bookings.unpaid._id], bookings.unpaid],
  ['a seller’s own record', ['seller', 'farhana'], people.rahim],
  ['what an admin sees of people', ['users', 'buyer'], [people.farhana]],
  ['what was reported', ['reports'], list],
  ['the card library', ['library'], 'stripe'],
])('%s is never kept', async (_, key, data) => {
  const { visit, own, everybodys } = openBrowser();
  await visit(farhana).look(key, () => data);
  expect([own.get(), everybodys.get()]).toEqual([null, null]);
});

describe('what is kept', () => {
  const kept = { data: list, at: 1 };

  test.each([
    'not JSON',
    '[]',
    '{"version":2,"uid":"farhana","lists":[]}',
    '{"version":1,"uid":"farhana","lists":[{"key":["bikes","1"],"at":"x","data":[]}]}',
    '{"version":1,"uid":"farhana","lists":[],"__proto__":{"polluted":true}}',
  ])('S3: %s is ignored and cleaned away', (text) => {
    const shelf = aShelf();
    shelf.set(text);
    expect(createListShelf('own', shelf).find('farhana', honda)).toBeNull();
    expect(shelf.get()).toBeNull();
  });

  test('S3: of another shape than the list has is not shown', () => {
    const shelf = aShelf();
    createListShelf('own', shelf).keep('farhana', honda, { data: { not: 'a list' }, at: 1 });
    expect(createListShelf('own', shelf).find('farhana', honda)).toBeNull();
  });

  test('is the first of a long list, and the latest of many', () => {
    const shelf = aShelf();
    const lists = createListShelf('own', shelf);
    const many = Array.from({ length: 1_000 }, () => ({ ...bikes.available, description: 'x'.repeat(500) }));
    lists.keep('farhana', honda, kept);
    for (const id of ['2', '3', '4']) lists.keep('farhana', ['bikes', id], { data: many, at: 2 });
    expect(shelf.get()?.length).toBeLessThanOrEqual(400_000);
    expect(lists.find('farhana', honda)).toBeNull();
    expect(lists.find('farhana', ['bikes', '4'])?.data).toHaveLength(200);
  });

  test('is the last person’s alone', () => {
    const shelf = aShelf();
    const lists = createListShelf('own', shelf);
    lists.keep('farhana', honda, kept);
    lists.keep('rahim', ['bikes', '2'], kept);
    expect(lists.find('farhana', honda)).toBeNull();
    expect(shelf.get()).not.toContain('farhana');
  });
});

describe('a role that was asked on an earlier visit', () => {
  const role = ['role', 'farhana'];

  test('N1: opens the pages of that role where nothing else can be had either', async () => {
    const { visit } = openBrowser();
    await visit(farhana).look(role, () => 'buyer');
    const again = visit(farhana);
    await again.look(role, outOfReach);
    await expect.poll(() => again.shown(role)).toBe('buyer');
    expect(again.asOf.read()).not.toBeNull();
  });

  test('opens nothing where the shop can be reached, and the role alone could not be asked', async () => {
    const { visit } = openBrowser();
    await visit(farhana).look(role, () => 'buyer');
    const isReached = vi.fn(async () => true);
    const again = visit(farhana, isReached);
    await again.look(role, outOfReach);
    await expect.poll(() => isReached.mock.settledResults).toEqual([{ type: 'fulfilled', value: true }]);
    expect(again.shown(role)).toBeUndefined();
    expect(again.asOf.read()).toBeNull();
  });

  test('A9: opens nothing for somebody else, who came while it was asked whether the shop can be reached', async () => {
    const { visit } = openBrowser();
    await visit(farhana).look(role, () => 'buyer');
    let answer = (_: boolean) => {};
    const again = visit(farhana, () => new Promise((resolve) => (answer = resolve)));
    await again.look(role, outOfReach);
    again.become(somebody('rahim'));
    answer(false);
    expect(await again.look(role, outOfReach)).toBeUndefined();
  });

  test('is no answer where it was none, and is forgotten with the next', async () => {
    const { visit } = openBrowser();
    await visit(farhana).look(role, () => 'buyer');
    await visit(farhana).look(role, () => null);
    const isReached = vi.fn(async () => false);
    const again = visit(farhana, isReached);
    await again.look(role, outOfReach);
    expect(again.shown(role)).toBeUndefined();
    expect(isReached).not.toHaveBeenCalled();
  });
});
