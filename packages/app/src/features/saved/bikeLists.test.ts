import { afterEach, expect, test, vi } from 'vitest';
import { openTestBrowser } from '#testing/testStorage.ts';
import { bikeListsAtom, emptyLists, listLimits, type StoredBike, withBike } from './bikeLists.ts';

const cg125: StoredBike = { id: 'cg125', categoryId: '1', savedAt: 1, bikeName: 'Honda CG125', price: '165000' };
const rd350: StoredBike = { id: 'rd350', categoryId: '2', savedAt: 2, bikeName: 'Yamaha RD 350', price: '380000' };
const numbered = (count: number) => Array.from({ length: count }, (_, at) => ({ ...cg125, id: `bike ${at}` }));

afterEach(() => vi.unstubAllGlobals());

test('the recently viewed bikes are only the newest', () => {
  const full = numbered(listLimits.recent).reduce((lists, bike) => withBike(lists, 'recent', bike), emptyLists);
  const next = withBike(full, 'recent', rd350).recent;
  expect(next).toHaveLength(listLimits.recent);
  expect([next[0]?.id, next.at(-1)?.id]).toEqual(['rd350', 'bike 1']);
});

test('F80: a bike or a list that cannot be read hides no other', () => {
  const { openTab, stored, uid } = openTestBrowser();
  const broken = { ...cg125, id: 'broken', price: 5 };
  const text = { version: 1, uid, saved: [broken, cg125], recent: 'none', compared: [cg125] };
  stored.set(`secondGear.bikeLists.${uid}`, JSON.stringify(text));
  expect(openTab().get(bikeListsAtom)).toEqual({ ...emptyLists, uid, saved: [cg125], compared: [cg125] });
});
