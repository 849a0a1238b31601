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
