import { describe, expect, test } from 'vitest';
import { help, readOptions } from './options.ts';

const tokenOf = (claims: unknown): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
const token = tokenOf({ email: 'admin@secondgear.test' });
const url = ['--url', 'http://localhost:4000'];

test('takes an address, and whatever else is wished for', () => {
  expect(readOptions([...url, '--bearer', token, '--only', 'bookBike,markSold', '--strict'], {})).toMatchObject({
    url: 'http://localhost:4000/',
    admin: { email: 'admin@secondgear.test', token },
    only: ['bookBike', 'markSold'],
    strict: true,
    readOnly: false,
    destructive: false,
  });
});

test('is destructive when it is asked to be, and never together with --read-only', () => {
  expect(readOptions([...url, '--destructive'], {})).toMatchObject({ destructive: true });
  expect(() => readOptions([...url, '--destructive', '--read-only'], {})).toThrow('contradict each other');
});

test('has every option in its help', () => {
  for (const name of ['url', 'bearer', 'images', 'only', 'json', 'read-only', 'strict', 'destructive', 'help']) {
    expect(help).toContain(`\n  --${name} `);
  }
});

test('takes the bearer from the environment too, where no list of processes shows it', () => {
  expect(readOptions(url, { CONTRACT_BEARER: token })).toMatchObject({ admin: { token } });
});

test('asks for help', () => {
  expect(readOptions(['--help'], {})).toBe('help');
});

test.each([
  ['--only', ['--only', 'bookBike,markSolt'], 'There is no row ‘markSolt’. --only knows isAdmin'],
  ['a word', ['markSold'], 'an argument ‘markSold’ that is not known here'],
  ['an option', ['--bearrer=x'], 'an option ‘bearrer’ that is not known here'],
  ['an option without its value', ['--json', '--strict'], '--json lacks its value'],
  ['a switch with a value', ['--strict=no'], '--strict takes no value'],
])('says what of %s is not known, as it was typed', (_, args, sentence) => {
  expect(() => readOptions([...url, ...args], {})).toThrow(sentence);
});

const secret = 'kickstart-4000.kickstart';

describe('refuses with a sentence, and repeats nothing that may be secret:', () => {
  test.each([
    ['no address', [], 'which server'],
    ['an address that is none', ['--url', secret], 'an address such as'],
    ['another protocol', ['--url', `file:///${secret}`], 'an address such as'],
    ['a password in the address', ['--url', `http://me:${secret}@localhost`], 'no password'],
    ['a query', ['--url', `http://localhost/?key=${secret}`], 'no password'],
    ['a bearer that does not say whose it is', [...url, '--bearer', secret], 'whose it is'],
    ['a bearer of nobody', [...url, '--bearer', tokenOf({ email: secret })], 'whose it is'],
    ['a row that there is not', [...url, '--only', secret], 'There is no row. --only knows isAdmin'],
    ['a stray argument', [...url, secret], 'not known here'],
    ['an option that there is not', [...url, `--${secret}`], 'not known here'],
    ['an option without its value', ['--url'], 'lacks its value'],
  ])('%s', (_, args, sentence) => {
    expect(() => readOptions(args, {})).toThrow(sentence);
    expect(() => readOptions(args, {})).not.toThrow(secret);
  });
});
