import { describe, expect, test } from 'vitest';
import { createTestStorage } from '#testing/testStorage.ts';
import { createTokenStorage } from '../machine/tokenStorage.ts';
import { createLastUserStorage } from './lastUserStorage.ts';

const user = { uid: 'person-1', email: 'buyer@secondgear.test', name: 'Farhana Akter' };

const open = () => {
  const { stored, storage, item } = createTestStorage();
  const tokens = createTokenStorage(storage);
  return { stored, tokens, last: createLastUserStorage(item('lastUser'), tokens) };
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
    const { last, stored } = open();
    last.write({ ...user, refreshToken: 'secret' } as typeof user);
    expect(stored.get('lastUser')).not.toContain('secret');
  });

  test.each(['{"uid": ', '{"uid":"person-1"}', '{"uid":"","email":"","name":""}'])(
    'S3: lastUserStorage returns undefined for an invalid stored user (%s)',
    (text) => {
      const { last, tokens, stored } = open();
      tokens.write(user.uid, 'abc');
      stored.set('lastUser', text);
      expect(last.read()).toBeUndefined();
    },
  );
});
