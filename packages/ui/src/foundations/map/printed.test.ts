import { expect, it } from 'vitest';
import { find } from './find.ts';
import { printed } from './printed.ts';
import { specification } from './specification.ts';

it('prints section, id, sentence, note and proofs, and ends with how many there are', () => {
  expect(printed(find(specification, ['R5.23']))).toBe(
    [
      '§5 Validation rules',
      '',
      'Payment',
      '  R5.23  Payment: with no card element or no payment library, nothing happens.',
      '         (There is no Pay to press, and it is said why, with a way to try again.)',
      '         story  screens-payment-paymentscreen--no-library',
      '         tests  packages/app/src/payments/checkout/toPaymentState.test.ts',
      '                a payment on its page › P15: offers to load a library that is missing, but not in the place of a charge that is being recorded',
      '         tests  packages/app/e2e/payments/payments.spec.ts',
      '                P15: a card library that is blocked is said and tried again; the shop around it goes on',
      '',
      '1 requirement, proved by 2 tests in 2 files and by 1 story',
    ].join('\n'),
  );
});

it('counts once what proves several', () => {
  expect(printed(find(specification, ['9', 'Firebase has']))).toMatch(
    /\n4 requirements, proved by 1 test in 1 file and by 0 stories$/,
  );
});
