import { expect, test, vi } from 'vitest';
import { createTestStorage } from '#core/storage/testing/testStorage.ts';
import { createBikeLists, emptyLists, listLimits, type StoredBike, withBike } from './bikeLists.ts';

const cg125: StoredBike = { id: 'cg125', categoryId: '1', savedAt: 1, bikeName: 'Honda CG125', price: '165000' };
const rd350: StoredBike = { id: 'rd350', categoryId: '2', savedAt: 2, bikeName: 'Yamaha RD 350', price: '380000' };
const numbered = (count: number) => Array.from({ length: count }, (_, at) => ({ ...cg125, id: `bike ${at}` }));

/** Simulates a browser: `openTab` creates the lists of one more tab, and all tabs share one local storage. */
const openBrowser = () => {
  const stored = new Map<string, string>();
  const tabs: EventTarget[] = [];
  const openTab = () => {
    const events = new EventTarget();
    tabs.push(events);
    const notifyOthers = () => {
      for (const tab of tabs) if (tab !== events) tab.dispatchEvent(new Event('storage'));
    };
    const item = (key: string) => ({
      get: () => stored.get(key) ?? null,
      store: (value: string) => {
        stored.set(key, value);
        notifyOthers();
        return true;
      },
      setAside: () => {
        stored.set(`${key} set aside`, stored.get(key) ?? '');
        return true;
      },
      clear: () => {
        stored.delete(key);
        notifyOthers();
      },
    });
    return createBikeLists({ item, events });
  };
  return { stored, openTab };
};

const save = (bike: StoredBike) => (lists: typeof emptyLists) => withBike(lists, 'saved', bike);

test('the bike lists of a user are the same after a reload [R10.62]', () => {
  const { openTab } = openBrowser();
  const lists = openTab();
  lists.update('farhana', save(cg125));
  lists.update('farhana', save(rd350));
  lists.update('farhana', (now) => withBike(now, 'recent', cg125));
  const reloaded = openTab();
  expect(reloaded.read('farhana')).toEqual({ ...emptyLists, saved: [rd350, cg125], recent: [cg125] });
  expect(reloaded.read('farhana')).toBe(reloaded.read('farhana'));
});

test("F20: another user's bike lists are neither returned nor deleted", () => {
  const { openTab } = openBrowser();
  const lists = openTab();
  lists.update('farhana', save(cg125));
  expect(lists.read('rahim')).toEqual(emptyLists);
  lists.update('rahim', save(rd350));
  lists.clear('rahim');
  expect(lists.read('rahim')).toEqual(emptyLists);
  expect(lists.read('farhana').saved).toEqual([cg125]);
});

test('a change of a list calls the listeners in every tab, until they unsubscribe', () => {
  const { openTab } = openBrowser();
  const [here, other] = [openTab(), openTab()];
  const [onHere, onOther] = [vi.fn(), vi.fn()];
  here.subscribe(onHere);
  const unsubscribe = other.subscribe(onOther);
  here.update('farhana', save(cg125));
  expect(onHere).toHaveBeenCalledOnce();
  expect(onOther).toHaveBeenCalledOnce();
  expect(other.read('farhana').saved).toEqual([cg125]);
  unsubscribe();
  here.update('farhana', save(rd350));
  expect(onOther).toHaveBeenCalledOnce();
});

test('F25: the list keeps the bikes that another tab has saved when this tab saves a bike', () => {
  const { openTab } = openBrowser();
  const [here, other] = [openTab(), openTab()];
  expect(here.read('farhana').saved).toEqual([]);
  other.update('farhana', save(cg125));
  here.update('farhana', save(rd350));
  expect(other.read('farhana').saved).toEqual([rd350, cg125]);
});

test('the recently viewed bikes are only the newest', () => {
  const full = numbered(listLimits.recent).reduce((lists, bike) => withBike(lists, 'recent', bike), emptyLists);
  const next = withBike(full, 'recent', rd350).recent;
  expect(next).toHaveLength(listLimits.recent);
  expect([next[0]?.id, next.at(-1)?.id]).toEqual(['rd350', 'bike 1']);
});

test.each(['no JSON', 'null'])(
  'F20: an invalid stored text is ignored, and set aside when a bike is saved: %s',
  (text) => {
    const { openTab, stored } = openBrowser();
    stored.set('secondGear.bikeLists.farhana', text);
    const lists = openTab();
    expect(lists.read('farhana')).toEqual(emptyLists);
    lists.update('farhana', save(cg125));
    expect(lists.read('farhana').saved).toEqual([cg125]);
    expect([...stored.values()]).toContain(text);
  },
);

test('F80: a bike that cannot be read hides no other bike, and stays stored when another bike is saved', () => {
  const { openTab, stored } = openBrowser();
  const broken = { ...cg125, id: 'broken', price: 5 };
  const text = { version: 1, uid: 'farhana', ...emptyLists, saved: [broken, cg125], recent: 'none', compared: [cg125] };
  stored.set('secondGear.bikeLists.farhana', JSON.stringify(text));
  const lists = openTab();
  expect(lists.read('farhana')).toEqual({ ...emptyLists, saved: [cg125], compared: [cg125] });
  lists.update('farhana', save(rd350));
  expect(openTab().read('farhana').saved).toEqual([rd350, cg125]);
  expect(JSON.parse(stored.get('secondGear.bikeLists.farhana') ?? '').saved).toContainEqual(broken);
});

test('F83: a logout deletes the reported bikes of every stored text, and keeps the other lists', () => {
  const { openTab, stored } = openBrowser();
  const lists = openTab();
  lists.update('farhana', (now) => ({ ...save(cg125)(now), reported: [rd350] }));
  expect(lists.onLogout('farhana')).toBe(false);
  expect(lists.read('farhana')).toEqual({ ...emptyLists, saved: [cg125] });
  stored.set(
    'secondGear.bikeLists.sadia',
    JSON.stringify({ version: 2, saved: [1], reported: [2], deletesAtLogout: true }),
  );
  expect(lists.onLogout('sadia')).toBe(true);
  expect(stored.get('secondGear.bikeLists.sadia')).toBe('{"version":2,"saved":[1],"deletesAtLogout":true}');
});

test('F21: an update keeps the stored lists, and returns false, when storage is full', () => {
  const { item, limits } = createTestStorage();
  limits.room = 250;
  const openLists = () => createBikeLists({ item });
  const lists = openLists();
  const listener = vi.fn();
  lists.subscribe(listener);
  expect(lists.update('farhana', save(cg125))).toBe(true);
  expect(lists.update('farhana', save(rd350))).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
  expect(lists.read('farhana').saved).toEqual([cg125]);
  expect(openLists().read('farhana').saved).toEqual([cg125]);
});
