import { bikeCases } from './bikes.ts';
import { bookingCases } from './bookings.ts';
import { commonCases } from './commonCases.ts';
import type { TestCase } from './testCase.ts';
import { userCases } from './users.ts';

/** For every endpoint, requests that a server must accept and requests that it must reject. */
export const cases: readonly TestCase[] = [...userCases, ...bikeCases, ...bookingCases, ...commonCases];
