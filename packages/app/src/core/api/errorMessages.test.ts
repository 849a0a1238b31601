import { expect, test } from 'vitest';
import { bn } from '../../../../ui/src/copy/bn/common.ts';
import { en } from '../../../../ui/src/copy/en.ts';
import { ApiError } from './apiError.ts';
import { toErrorMessage } from './errorMessages.ts';

const refusal = new ApiError('rejected', 'This bike is no longer listed');

test('F142: an English message of the server is replaced when the page is in Bangla', () => {
  expect(toErrorMessage(refusal, en, 'en')).toBe('This bike is no longer listed');
  expect(toErrorMessage(refusal, bn, 'bn')).toBe('Second Gear অনুরোধটি গ্রহণ করেনি।');
  expect(toErrorMessage(refusal, bn, 'bn', bn.booking.refused)).toBe(bn.booking.refused);
  expect(toErrorMessage(new ApiError('serverError', 'Down'), bn, 'bn')).toBe(bn.apiErrors.serverError);
  expect(toErrorMessage(new ApiError('rejected', 'বাইকটি নেই'), bn, 'bn')).toBe('বাইকটি নেই');
});
