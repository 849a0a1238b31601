import { expect, test } from 'vitest';
import { hashDemoPassword, nodeScrypt } from '../../src/auth/passwords/nodeScrypt.ts';
import { createPasswordHash } from '../../src/auth/passwords/passwordHash.ts';

const { verify } = createPasswordHash(nodeScrypt);

const stored = hashDemoPassword('kickstart', Buffer.alloc(16, 7));
const [, , , , salt = '', hash = ''] = stored.split('$');

test('verify returns true only for the right password', async () => {
  expect(await verify('kickstart', stored)).toBe(true);
  expect(await verify('Kickstart', stored)).toBe(false);
  expect(await verify('', undefined)).toBe(false);
});

test.each([
  ['nothing', ''],
  ['a word', 'kickstart'],
  ['another scheme', stored.replace('scrypt', 'bcrypt')],
  ['no cost', `scrypt$$8$1$${salt}$${hash}`],
  ['a cost that is a word', `scrypt$much$8$1$${salt}$${hash}`],
  ['a cost that scrypt does not accept', `scrypt$16385$8$1$${salt}$${hash}`],
  ['no rounds', `scrypt$16384$0$1$${salt}$${hash}`],
  ['a cost that is too high', `scrypt$9999999999$8$1$${salt}$${hash}`],
  ['no salt', `scrypt$16384$8$1$$${hash}`],
  ['half a hash', stored.slice(0, -20)],
  ['more than a hash', `${stored}$1`],
])('verify returns false when %s is stored instead of a hash', async (_, text) => {
  expect(await verify('kickstart', text)).toBe(false);
});
