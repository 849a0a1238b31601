import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestBrowser } from '#testing/testStorage.ts';
import { storedAtom, textAtom, userDataDeletedAtom, userStoredAtom } from './storedAtom.ts';
import { listOf } from './storedValue.ts';

const keyOf = (uid: string) => `list.${uid}`;
type List = { version: 1; names: readonly string[]; count?: number };
const empty: List = { version: 1, names: [] };
const schema = v.looseObject({
  version: v.literal(1),
  names: listOf(v.pipe(v.string(), v.maxLength(20))),
  count: v.optional(v.number()),
});
const listAtom = userStoredAtom<List>({ key: keyOf, schema, fallback: empty });
const heldAtom = userStoredAtom<List>({ key: keyOf, schema, fallback: empty, isHeld: true });
const withName = (name: string) => (list: List) => ({ ...list, names: [name, ...list.names] });

afterEach(() => vi.unstubAllGlobals());

const open = () => {
  const browser = openTestBrowser();
  const key = keyOf(browser.uid);
  return { ...browser, key, tab: browser.openTab(), textsStored: () => [...browser.stored.values()] };
};

describe('a stored value of a user', () => {
  test('F20: is the same after a reload, and no other user reads or changes it [R10.26 R10.62]', () => {
    const { tab, openTab, uid } = open();
    expect(tab.set(listAtom, withName('a'))).toBe(true);
    expect(openTab().get(listAtom).names).toEqual(['a']);
    tab.signIn(`${uid} of another`);
    expect(tab.get(listAtom)).toBe(empty);
    tab.set(listAtom, withName('b'));
    tab.signIn(uid);
    expect(tab.get(listAtom).names).toEqual(['a']);
  });

  test('F83: nothing is stored for a guest, and what was deleted is not read again', () => {
    const { tab, stored, uid } = open();
    tab.set(listAtom, withName('a'));
    tab.signIn(null);
    expect(tab.set(listAtom, withName('b'))).toBe(false);
    expect(tab.get(listAtom)).toBe(empty);
    stored.clear();
    tab.signIn(uid);
    expect(tab.get(listAtom)).toBe(empty);
    tab.set(listAtom, withName('c'));
    stored.clear();
    tab.set(userDataDeletedAtom);
    expect(tab.get(listAtom)).toBe(empty);
  });

  test('F25: changes in all tabs, and a change keeps what another tab has stored [R10.26]', () => {
    const { tab, key, stored, storeInOtherTab } = open();
    const onChange = vi.fn();
    const unsubscribe = tab.sub(listAtom, onChange);
    storeInOtherTab(key, JSON.stringify({ ...empty, names: ['a'] }));
    expect(tab.get(listAtom).names).toEqual(['a']);
    expect(onChange).toHaveBeenCalledOnce();
    stored.set(key, JSON.stringify({ ...empty, names: ['b', 'a'] }));
    tab.set(listAtom, withName('c'));
    expect(tab.get(listAtom).names).toEqual(['c', 'b', 'a']);
    unsubscribe();
  });

  test('is the same object until it changes, and takes no space when it is the fallback', () => {
    const { tab, stored } = open();
    tab.set(listAtom, withName('a'));
    expect(tab.get(listAtom)).toBe(tab.get(listAtom));
    tab.set(listAtom, empty);
    expect(stored.size).toBe(0);
  });

  test.each(['no JSON', 'null', '{"version":2,"names":["a"]}'])(
    'F7, F20, S3: a text that cannot be read is ignored, and set aside when a value is stored: %s',
    (text) => {
      const { tab, key, stored, textsStored } = open();
      stored.set(key, text);
      expect(tab.get(listAtom)).toBe(empty);
      expect(textsStored()).toEqual([text]);
      expect(tab.set(listAtom, withName('a'))).toBe(true);
      expect(tab.get(listAtom).names).toEqual(['a']);
      expect(textsStored()).toContain(text);
    },
  );

  test('F80: an entry that cannot be read hides no other, and stays stored under another key', () => {
    const { tab, key, stored, textsStored } = open();
    const text = JSON.stringify({ ...empty, names: [5, 'a', null], unknown: 'kept' });
    stored.set(key, text);
    expect(tab.get(listAtom).names).toEqual(['a']);
    tab.set(listAtom, withName('b'));
    expect(JSON.parse(stored.get(key) ?? '')).toEqual({ ...empty, names: ['b', 'a'], unknown: 'kept' });
    expect(textsStored()).toContain(text);
  });

  test.each([{ names: ['a'.repeat(21)] }, { names: [], count: Number.POSITIVE_INFINITY }])(
    'F80: what could not be read again is refused, and nothing changes: %j',
    (change) => {
      const { tab, openTab } = open();
      tab.set(listAtom, withName('a'));
      expect(tab.set(listAtom, (now) => ({ ...now, ...change }))).toBe(false);
      expect([tab, openTab()].map((one) => one.get(listAtom).names)).toEqual([['a'], ['a']]);
    },
  );

  test.each([
    ['full', { room: 40 }],
    ['blocked', { isBlocked: true }],
  ])('F21, F81: a change is refused, and the stored value stays, when storage is %s', (_, change) => {
    const { tab, limits } = open();
    tab.set(listAtom, withName('a'));
    Object.assign(limits, change);
    expect(tab.set(listAtom, withName('b'.repeat(20)))).toBe(false);
    Object.assign(limits, { isBlocked: false });
    expect(tab.get(listAtom).names).toEqual(['a']);
  });

  test('F85: a value that must not be lost is held in memory when the browser blocks storage', () => {
    const { tab, openTab, limits, uid } = open();
    limits.isBlocked = true;
    expect(tab.set(heldAtom, withName('a'))).toBe(false);
    tab.set(heldAtom, withName('b'));
    tab.signIn(null);
    tab.signIn(uid);
    expect([tab, openTab()].map((one) => one.get(heldAtom).names)).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ]);
  });
});

test('a stored text is the same in all tabs, also after the storage was cleared, and is held in memory when storage is blocked', () => {
  const { tab, stored, limits, storeInOtherTab, clearInOtherTab } = open();
  const themeAtom = textAtom('theme');
  tab.sub(themeAtom, () => {});
  tab.set(themeAtom, 'dark');
  expect(stored.get('theme')).toBe('dark');
  storeInOtherTab('theme', 'light');
  expect(tab.get(themeAtom)).toBe('light');
  clearInOtherTab();
  expect(tab.get(themeAtom)).toBeNull();
  limits.isBlocked = true;
  tab.set(themeAtom, 'dark');
  expect(tab.get(themeAtom)).toBe('dark');
  expect(tab.get(textAtom('theme'))).toBe('dark');
});

test('a stored value without a user is read when its atom is created', () => {
  const { tab, stored } = open();
  stored.set('count', '5');
  expect(tab.get(storedAtom({ key: 'count', schema: v.number(), fallback: 0 }))).toBe(5);
});
