import { describe, expect, test } from 'vitest';
import { createBrowser } from './testing/createTestSession.ts';
import { createTokenKeeper } from './tokenStorage.ts';

const uid = 'person-1';

describe('the token keeper', () => {
  test('keeps a token over a reload, for its owner alone [R3.26]', () => {
    const browser = createBrowser();
    browser.openTab().tokens.write(uid, 'abc');
    const { tokens } = browser.openTab();
    expect(tokens.read(uid)).toBe('abc');
    expect(tokens.read('person-2')).toBeNull();
    expect(tokens.isOnlyHere()).toBe(false);
  });

  test.each([
    ['nobody knows whose (an older version)', [['accessToken', 'abc']]],
    [
      'of one megabyte',
      [
        ['accessToken', 'x'.repeat(2 ** 20)],
        ['secondGear.tokenOwner', uid],
      ],
    ],
    [
      'with a line break',
      [
        ['accessToken', 'abc\r\nx-evil: 1'],
        ['secondGear.tokenOwner', uid],
      ],
    ],
    [
      'an object of JSON',
      [
        ['accessToken', '{"token": "abc"}'],
        ['secondGear.tokenOwner', uid],
      ],
    ],
    ['of __proto__', [['accessToken', '__proto__']]],
    [
      'empty',
      [
        ['accessToken', ''],
        ['secondGear.tokenOwner', uid],
      ],
    ],
  ] as const)('S3: a kept token that is none is ignored and cleaned away (%s)', (_, entries) => {
    const browser = createBrowser();
    for (const [key, value] of entries) browser.kept.set(key, value);
    expect(browser.openTab().tokens.read(uid)).toBeNull();
    expect(browser.kept.size).toBe(0);
  });

  test('A8: other tabs hear whose it is before they hear of a token: a change of people is no logout', () => {
    const kept = new Map<string, string>();
    const heard: string[] = [];
    const storage = () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
          kept.set(key, value);
          heard.push(`${key}: ${value}`);
        },
        removeItem: (key: string) => {
          kept.delete(key);
          heard.push(`${key} goes`);
        },
      }) as unknown as Storage;
    const tokens = createTokenKeeper(storage);
    tokens.write(uid, 'abc');
    expect(heard.splice(0)).toEqual([`secondGear.tokenOwner: ${uid}`, 'accessToken: abc']);
    tokens.makeRoomFor('person-2');
    expect(heard.splice(0)).toEqual(['secondGear.tokenOwner: person-2', 'accessToken goes']);
    tokens.makeRoomFor('person-2');
    expect(heard.splice(0)).toEqual([]);
    tokens.clear();
    expect(heard).toEqual(['secondGear.tokenOwner goes', 'accessToken goes']);
  });

  test('S3: what becomes of it while the tab is open is looked at too', () => {
    const browser = createBrowser();
    const { tokens } = browser.openTab();
    tokens.write(uid, 'abc');
    browser.kept.set('accessToken', 'x'.repeat(2 ** 20));
    expect(tokens.read(uid)).toBeNull();
    expect(browser.token()).toBeNull();
  });
});

describe('unfinished sign-ups', () => {
  const rafi = { name: 'Rafi Islam', email: 'Rafi@example.com', role: 'seller' } as const;

  test.each([
    ['no JSON', '{"name": '],
    ['the shape of an older version', JSON.stringify(rafi)],
    ['another role', JSON.stringify([{ ...rafi, role: 'admin' }])],
    ['not whole', JSON.stringify([{ email: rafi.email }])],
    ['__proto__', '{"__proto__": [{"polluted": true}]}'],
    ['a megabyte', JSON.stringify('x'.repeat(2 ** 20))],
    ['null', 'null'],
  ])('S3: what cannot be read gives nobody a role, and is cleaned away (%s)', (_, text) => {
    const browser = createBrowser();
    browser.kept.set('newcomers', text);
    const { newcomers } = browser.openTab();
    expect(newcomers.of(rafi.email)).toBeNull();
    expect(browser.kept.size).toBe(0);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('are found by their address in any letters, and are few', () => {
    const { newcomers } = createBrowser().openTab();
    newcomers.remember(rafi);
    expect(newcomers.of('rafi@EXAMPLE.com')).toEqual(rafi);
    for (let count = 0; count < 8; count++) newcomers.remember({ ...rafi, email: `${count}@example.com` });
    expect(newcomers.of(rafi.email)).toBeNull();
    expect(newcomers.of('7@example.com')).not.toBeNull();
  });
});
