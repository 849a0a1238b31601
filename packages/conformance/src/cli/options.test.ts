import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

const tokenOf = (claims: unknown): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
const token = tokenOf({ email: 'admin@secondgear.test' });
const url = ['--url', 'http://localhost:4000'];

test('readOptions reads all options', () => {
  expect(readOptions([...url, '--bearer', token, '--only', 'bookBike,markSold', '--strict'], {})).toMatchObject({
    url: 'http://localhost:4000/',
    admin: { email: 'admin@secondgear.test', token },
    only: ['bookBike', 'markSold'],
    strict: true,
    writes: false,
  });
});

const secret = 'kickstart-4000.kickstart';

describe('readOptions rejects with a sentence that contains nothing secret', () => {
  test.each([
    ['no URL', [], '--url is missing'],
    ['a password in the URL', ['--url', `http://me:${secret}@localhost`], 'no password'],
    [
      'a bearer without a valid e-mail address',
      [...url, '--bearer', tokenOf({ email: secret })],
      'contains no e-mail address',
    ],
    ['an unknown option', [...url, `--${secret}`], 'Unknown option.'],
  ])('readOptions rejects without repeating a secret: %s', (_, args, sentence) => {
    expect(() => readOptions(args, {})).toThrow(sentence);
    expect(() => readOptions(args, {})).not.toThrow(secret);
  });
});
