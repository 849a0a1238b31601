import { describe, expect, test } from 'vitest';
import { help, readOptions } from './options.ts';

const tokenOf = (claims: unknown): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
const token = tokenOf({ email: 'admin@secondgear.test' });
const url = ['--url', 'http://localhost:4000'];

test('readOptions reads all options', () => {
  expect(readOptions([...url, '--bearer', token, '--only', 'bookBike,markSold', '--strict'], {})).toMatchObject({
    url: 'http://localhost:4000/',
    admin: { email: 'admin@secondgear.test', token },
    only: ['bookBike', 'markSold'],
    strict: true,
    readOnly: false,
    destructive: false,
  });
});

test('readOptions rejects --destructive together with --read-only', () => {
  expect(readOptions([...url, '--destructive'], {})).toMatchObject({ destructive: true });
  expect(() => readOptions([...url, '--destructive', '--read-only'], {})).toThrow('contradict each other');
});

test('the help describes every option', () => {
  for (const name of ['url', 'bearer', 'images', 'only', 'json', 'read-only', 'strict', 'destructive', 'help']) {
    expect(help).toContain(`\n  --${name} `);
  }
});

test('readOptions reads the bearer token from the environment, too', () => {
  expect(readOptions(url, { CONTRACT_BEARER: token })).toMatchObject({ admin: { token } });
});

test('readOptions returns help for --help', () => {
  expect(readOptions(['--help'], {})).toBe('help');
});

test.each([
  ['--only', ['--only', 'bookBike,markSolt'], 'There is no endpoint ‘markSolt’. --only accepts isAdmin'],
  ['a word', ['markSold'], 'Unknown argument ‘markSold’.'],
  ['an option', ['--bearrer=x'], 'Unknown option ‘bearrer’.'],
  ['an option without a value', ['--json', '--strict'], '--json needs a value'],
  ['a switch with a value', ['--strict=no'], '--strict takes no value'],
])('readOptions quotes an unknown name in its message: %s', (_, args, sentence) => {
  expect(() => readOptions([...url, ...args], {})).toThrow(sentence);
});

const secret = 'kickstart-4000.kickstart';

describe('readOptions rejects with a sentence that contains nothing secret', () => {
  test.each([
    ['no URL', [], '--url is missing'],
    ['an invalid URL', ['--url', secret], 'a URL such as'],
    ['another protocol', ['--url', `file:///${secret}`], 'a URL such as'],
    ['a password in the URL', ['--url', `http://me:${secret}@localhost`], 'no password'],
    ['a query', ['--url', `http://localhost/?key=${secret}`], 'no password'],
    ['a bearer that is not a token', [...url, '--bearer', secret], 'contains no e-mail address'],
    [
      'a bearer without a valid e-mail address',
      [...url, '--bearer', tokenOf({ email: secret })],
      'contains no e-mail address',
    ],
    ['an unknown endpoint', [...url, '--only', secret], 'There is no endpoint. --only accepts isAdmin'],
    ['an unknown argument', [...url, secret], 'Unknown argument.'],
    ['an unknown option', [...url, `--${secret}`], 'Unknown option.'],
    ['an option without a value', ['--url'], 'needs a value'],
  ])('readOptions rejects without repeating a secret: %s', (_, args, sentence) => {
    expect(() => readOptions(args, {})).toThrow(sentence);
    expect(() => readOptions(args, {})).not.toThrow(secret);
  });
});
