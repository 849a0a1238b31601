import { expect, test } from 'vitest';
import { hashDemoPassword, verifyPassword } from '../../src/auth/passwords.ts';

const kept = hashDemoPassword('kickstart', Buffer.alloc(16, 7));
const [, , , , salt = '', hash = ''] = kept.split('$');

test('a password is known again, and no other is', async () => {
  expect(await verifyPassword('kickstart', kept)).toBe(true);
  expect(await verifyPassword('Kickstart', kept)).toBe(false);
  expect(await verifyPassword('', undefined)).toBe(false);
});

test.each([
  ['nothing', ''],
  ['a word', 'kickstart'],
  ['another scheme', kept.replace('scrypt', 'bcrypt')],
  ['no cost', `scrypt$$8$1$${salt}$${hash}`],
  ['a cost that is a word', `scrypt$much$8$1$${salt}$${hash}`],
  ['a cost that scrypt does not take', `scrypt$16385$8$1$${salt}$${hash}`],
  ['no rounds', `scrypt$16384$0$1$${salt}$${hash}`],
  ['a cost that nobody can pay', `scrypt$9999999999$8$1$${salt}$${hash}`],
  ['no salt', `scrypt$16384$8$1$$${hash}`],
  ['half a hash', kept.slice(0, -20)],
  ['more than a hash', `${kept}$1`],
])('%s in the place of a hash is nobody’s password', async (_, text) => {
  expect(await verifyPassword('kickstart', text)).toBe(false);
});
