import { endpoints } from '@second-gear/contract';
import { faultNames } from '@second-gear/mock-server/faults';
import { expect, test } from 'vitest';
import { matrixParts } from './splitMatrix.ts';

test('N3, N4, N7: the matrix contains every endpoint with each of the twelve faults', () => {
  const endpointNames = Object.values(matrixParts).flat();
  expect(endpointNames.toSorted()).toEqual(Object.keys(endpoints).sort());
  expect(faultNames).toHaveLength(12);
});
