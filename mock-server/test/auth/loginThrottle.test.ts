import { expect, test } from 'vitest';
import { createLoginThrottle } from '../../src/auth/loginThrottle.ts';

const email = 'rahim@example.com';
const now = () => 1_000;

test('T8: the login throttle compares only 10 of 80 passwords that are sent at the same time', async () => {
  const attempts = createLoginThrottle();
  let compared = 0;
  const guess = async () => {
    compared += 1;
    return false;
  };
  const outcomes = await Promise.all(Array.from({ length: 80 }, () => attempts.check(email, now, guess)));
  expect(compared).toBe(10);
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'paused')).toHaveLength(70);
});

test('T8: the login throttle counts a password as wrong while the password is still being compared', async () => {
  const attempts = createLoginThrottle();
  for (let count = 0; count < 9; count += 1) await attempts.check(email, now, async () => false);
  const outcomes = await Promise.all([
    attempts.check(email, now, async () => false),
    attempts.check(email, now, async () => true),
  ]);
  expect(outcomes).toEqual(['wrong', 'paused']);
});

test('the login throttle never counts a right password as wrong', async () => {
  const attempts = createLoginThrottle();
  const outcomes = await Promise.all(Array.from({ length: 80 }, () => attempts.check(email, now, async () => true)));
  expect(new Set(outcomes)).toEqual(new Set(['right']));
});

test('the login throttle resets the count of wrong passwords after a right password', async () => {
  const attempts = createLoginThrottle();
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 9; count += 1) {
      expect(await attempts.check(email, now, async () => false)).toBe('wrong');
    }
    expect(await attempts.check(email, now, async () => true)).toBe('right');
  }
});

test('after 11 wrong passwords, the login throttle pauses only this e-mail address, for one minute', async () => {
  const attempts = createLoginThrottle();
  for (let count = 0; count < 11; count += 1) await attempts.check(email, now, async () => false);
  expect(await attempts.check('sadia@example.com', now, async () => true)).toBe('right');
  expect(
    await attempts.check(
      email,
      () => 60_999,
      async () => true,
    ),
  ).toBe('paused');
  expect(
    await attempts.check(
      email,
      () => 61_000,
      async () => true,
    ),
  ).toBe('right');
});

test('the login throttle checks the next password after a check that throws', async () => {
  const attempts = createLoginThrottle();
  const broken = attempts.check(email, now, async () => {
    throw new Error('no memory left');
  });
  const next = attempts.check(email, now, async () => true);
  await expect(broken).rejects.toThrow('no memory left');
  expect(await next).toBe('right');
});
