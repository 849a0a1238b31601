import { describe, expect, test } from 'vitest';
import { createShelf } from '../../storage/storageItem.ts';
import { createBrowser } from '../session/testing/createTestSession.ts';
import { createLastPerson } from './lastUserStorage.ts';

const person = { uid: 'person-1', email: 'buyer@secondgear.test', name: 'Farhana Akter' };

const open = () => {
  const browser = createBrowser();
  const { tokens } = browser.openTab();
  const storage = () =>
    ({
      getItem: (key: string) => browser.kept.get(key) ?? null,
      setItem: (key: string, value: string) => void browser.kept.set(key, value),
      removeItem: (key: string) => void browser.kept.delete(key),
    }) as unknown as Storage;
  return { browser, tokens, last: createLastPerson(createShelf('somebody', storage), tokens) };
};

describe('who was here last', () => {
  test('is nobody where nothing is written down', () => {
    expect(open().last.read()).toBeNull();
  });

  test('is who was written down, for as long as their token is kept', () => {
    const { last, tokens } = open();
    tokens.write(person.uid, 'abc');
    last.write(person);
    expect(last.read()).toEqual(person);
    tokens.clear();
    expect(last.read()).toBeUndefined();
  });

  test('is not known where the token is somebody else’s', () => {
    const { last, tokens } = open();
    tokens.write('person-2', 'abc');
    last.write(person);
    expect(last.read()).toBeUndefined();
  });

  test('is nobody once they have gone', () => {
    const { last, tokens, browser } = open();
    tokens.write(person.uid, 'abc');
    last.write(person);
    last.write(null);
    expect(last.read()).toBeNull();
    expect(browser.kept.has('somebody')).toBe(false);
  });

  test('keeps no more of them than that', () => {
    const { last, browser } = open();
    last.write({ ...person, refreshToken: 'secret' } as typeof person);
    expect(browser.kept.get('somebody')).not.toContain('secret');
  });

  test.each([
    'yes',
    'null',
    '{"uid": ',
    '{"uid":"person-1"}',
    '{"uid":"","email":"","name":""}',
    '{"__proto__":{"uid":"person-1"}}',
  ])('S3: is not known of what is no person (%s): there was somebody, and that is all', (text) => {
    const { last, tokens, browser } = open();
    tokens.write(person.uid, 'abc');
    browser.kept.set('somebody', text);
    expect(last.read()).toBeUndefined();
  });
});
