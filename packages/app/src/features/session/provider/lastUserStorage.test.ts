import { describe, expect, test } from 'vitest';
import { createStorageItem } from '#core/storage/storageItem.ts';
import { createBrowser } from '../machine/testing/createTestSession.ts';
import { createLastUserStorage } from './lastUserStorage.ts';

const user = { uid: 'person-1', email: 'buyer@secondgear.test', name: 'Farhana Akter' };

const open = () => {
  const browser = createBrowser();
  const { tokens } = browser.openTab();
  const storage = () =>
    ({
      getItem: (key: string) => browser.stored.get(key) ?? null,
      setItem: (key: string, value: string) => void browser.stored.set(key, value),
      removeItem: (key: string) => void browser.stored.delete(key),
    }) as unknown as Storage;
  return { browser, tokens, last: createLastUserStorage(createStorageItem('lastUser', storage), tokens) };
};

describe('last user storage', () => {
  test("lastUserStorage returns the stored user while the user's access token is stored", () => {
    const { last, tokens } = open();
    tokens.write(user.uid, 'abc');
    last.write(user);
    expect(last.read()).toEqual(user);
    last.write(null);
    expect(last.read()).toBeNull();
    last.write(user);
    tokens.clear();
    expect(last.read()).toBeUndefined();
  });

  test('lastUserStorage returns undefined when the stored access token belongs to another user', () => {
    const { last, tokens } = open();
    tokens.write('person-2', 'abc');
    last.write(user);
    expect(last.read()).toBeUndefined();
  });

  test("lastUserStorage stores only the user's id, e-mail address and name", () => {
    const { last, browser } = open();
    last.write({ ...user, refreshToken: 'secret' } as typeof user);
    expect(browser.stored.get('lastUser')).not.toContain('secret');
  });

  test.each(['{"uid": ', '{"uid":"person-1"}', '{"uid":"","email":"","name":""}'])(
    'S3: lastUserStorage returns undefined for an invalid stored user (%s)',
    (text) => {
      const { last, tokens, browser } = open();
      tokens.write(user.uid, 'abc');
      browser.stored.set('lastUser', text);
      expect(last.read()).toBeUndefined();
    },
  );
});
