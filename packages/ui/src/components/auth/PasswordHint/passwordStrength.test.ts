import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['five', 'tooShort'],
  ['123456', 'common'],
  ['0987654321', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['Password123!', 'common'],
  ['bangladesh71', 'common'],
  ['01011990', 'common'],
  ['kickstart', 'short'],
  ['kick the starter', 'good'],
] as const)('calls the password %s %s [R13.33]', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
