import { describe, expect, test } from 'vitest';
import { createTestStorage } from '#testing/testStorage.ts';
import { createBrowser } from './testing/createTestSession.ts';
import { createTokenStorage } from './tokenStorage.ts';

const uid = 'person-1';

describe('token storage', () => {
  test('the token storage keeps a token after a reload, and returns it only to its owner [R3.26]', () => {
    const browser = createBrowser();
    browser.openTab().tokens.write(uid, 'abc');
    const { tokens } = browser.openTab();
    expect(tokens.read(uid)).toBe('abc');
    expect(tokens.read('person-2')).toBeNull();
    expect(tokens.isMemoryOnly()).toBe(false);
  });

  test.each([
    ['without an owner (an older version)', 'abc', null],
    ['of one megabyte', 'x'.repeat(2 ** 20), uid],
    ['with a line break', 'abc\r\nx-evil: 1', uid],
    ['an object of JSON', '{"token": "abc"}', uid],
    ['of __proto__', '__proto__', null],
    ['empty', '', uid],
  ])('S3: the token storage clears a stored text that is not a valid token (%s)', (_, token, owner) => {
    const browser = createBrowser();
    browser.stored.set('accessToken', token);
    if (owner) browser.stored.set('secondGear.tokenOwner', owner);
    expect(browser.openTab().tokens.read(uid)).toBeNull();
    expect(browser.stored.size).toBe(0);
  });

  test('A8: the token storage writes the owner before the token, so that another tab does not treat a new login as a logout', () => {
    const received: string[] = [];
    const stored = createTestStorage().storage();
    const tokens = createTokenStorage(() => ({
      ...stored,
      setItem: (key: string, value: string) => {
        stored.setItem(key, value);
        received.push(`${key}: ${value}`);
      },
      removeItem: (key: string) => {
        stored.removeItem(key);
        received.push(`${key} goes`);
      },
    }));
    tokens.write(uid, 'abc');
    expect(received.splice(0)).toEqual([`secondGear.tokenOwner: ${uid}`, 'accessToken: abc']);
    tokens.claimFor('person-2');
    expect(received.splice(0)).toEqual(['secondGear.tokenOwner: person-2', 'accessToken goes']);
    tokens.claimFor('person-2');
    expect(received.splice(0)).toEqual([]);
    tokens.clear();
    expect(received).toEqual(['secondGear.tokenOwner goes', 'accessToken goes']);
  });

  test('A9: TokenStorage.clear removes a newer token of the same user; clearUnlessNewer removes that token only when this tab has adopted it', () => {
    const browser = createBrowser();
    const [here, there] = [browser.openTab().tokens, browser.openTab().tokens];
    here.write(uid, 'abc');
    there.write(uid, 'def');
    here.clearUnlessNewer();
    expect(browser.token()).toBe('def');
    here.adopt();
    here.clearUnlessNewer();
    expect(browser.token()).toBeNull();
    here.write(uid, 'abc');
    there.write(uid, 'def');
    here.clear();
    expect(browser.token()).toBeNull();
  });
});

describe('pending sign-ups', () => {
  const rafi = { name: 'Rafi Islam', email: 'Rafi@example.com', role: 'seller' } as const;

  test.each([
    ['no JSON', '{"name": '],
    ['the shape of an older version', JSON.stringify(rafi)],
    ['another role', JSON.stringify([{ ...rafi, role: 'admin' }])],
  ])(
    'S3: an invalid record of pending sign-ups gives no user a role, and is not lost when another is added (%s)',
    (_, text) => {
      const browser = createBrowser();
      browser.stored.set('newcomers', text);
      const { pendingSignUps } = browser.openTab();
      expect(pendingSignUps.find(rafi.email)).toBeNull();
      pendingSignUps.add({ ...rafi, email: 'sumi@example.com' });
      expect(pendingSignUps.find('sumi@example.com')?.role).toBe('seller');
      expect([...browser.stored.values()].join()).toContain(text.slice(1, -1));
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  test('F80: pending sign-ups are found by the e-mail address in upper or lower case, however many there are', () => {
    const { pendingSignUps } = createBrowser().openTab();
    pendingSignUps.add(rafi);
    expect(pendingSignUps.find('rafi@EXAMPLE.com')).toEqual(rafi);
    for (let count = 0; count < 8; count++) pendingSignUps.add({ ...rafi, email: `${count}@example.com` });
    pendingSignUps.add({ ...rafi, name: 'x'.repeat(321), email: 'name@localhost' });
    for (const email of [rafi.email, '7@example.com', 'name@localhost']) {
      expect(pendingSignUps.find(email)).not.toBeNull();
    }
  });
});
