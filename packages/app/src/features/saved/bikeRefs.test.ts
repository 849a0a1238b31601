import { expect, test } from 'vitest';
import { formatBikeRefs, parseBikeRefs, refsThatFit, toBikesParameter } from './bikeRefs.ts';

const cg125 = { id: '6a3f00000000000000000001', categoryId: '1' };
const rd350 = { id: '6a3f00000000000000000002', categoryId: '2' };

test('toBikesParameter percent-encodes the ids, but not the dots and commas between them', () => {
  expect(toBikesParameter('bikes', [cg125, rd350])).toBe(
    '?bikes=1.6a3f00000000000000000001,2.6a3f00000000000000000002',
  );
  expect(toBikesParameter('list', [])).toBe('');
});

test.each([
  ['documented ids', [cg125, rd350]],
  ['a dot, a comma and a percent sign in the ids', [{ id: '50%,a b', categoryId: 'Honda.CB' }, rd350]],
  ['Bangla ids', [{ id: 'বাইক', categoryId: 'হোন্ডা' }]],
])('parseBikeRefs returns the bikes that toBikesParameter has written when the bikes have %s', (_, refs) => {
  const params = new URLSearchParams(toBikesParameter('list', refs));
  expect(parseBikeRefs(params.get('list'), 200)).toEqual(refs);
});

test.each([null, '.', '6a3f'])('parseBikeRefs returns no bikes when the value is %s', (value) => {
  expect(parseBikeRefs(value, 4)).toEqual([]);
});

test.each(['.', '>'])('F113: parseBikeRefs reads the last bike when the link ends in %j', (end) => {
  const params = new URLSearchParams(toBikesParameter('list', [cg125, rd350]) + encodeURIComponent(end));
  expect(parseBikeRefs(params.get('list'), 200)).toEqual([cg125, rd350]);
});

test('F24: parseBikeRefs leaves out repeated bikes, invalid parts and bikes above the limit', () => {
  const value = `${formatBikeRefs([cg125, cg125, rd350])},nothing,3.a,3.b,3.c`;
  expect(parseBikeRefs(value, 4).map(({ id }) => id)).toEqual([cg125.id, rd350.id, 'a', 'b']);
});

test('F131: refsThatFit returns all bikes with documented ids, and fewer of those whose ids are longer', () => {
  const bikes = (idLength: number) =>
    Array.from({ length: 200 }, (_, index) => ({ id: String(index).padStart(idLength, 'a'), categoryId: '1' }));
  expect(refsThatFit(bikes(24))).toHaveLength(200);
  const fitting = refsThatFit(bikes(100));
  expect(fitting).toEqual(bikes(100).slice(0, fitting.length));
  expect(toBikesParameter('list', fitting).length).toBeGreaterThan(7000);
  expect(toBikesParameter('list', fitting).length).toBeLessThan(7900);
});
