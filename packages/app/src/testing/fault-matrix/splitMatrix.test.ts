import { endpoints } from '@second-gear/contract';
import { faultNames } from '@second-gear/mock-server/faults';
import { expect, test } from 'vitest';
import { cellParts } from './splitMatrix.ts';

test('N3, N4, N7: the cells are every call of the table with each of twelve faults, 324 in all', () => {
  const calls = Object.values(cellParts).flat();
  expect(calls.toSorted()).toEqual(Object.keys(endpoints).sort());
  expect(calls.length * faultNames.length).toBe(324);
});
