import { expect, test } from 'vitest';
import { areas, checksOf } from './areas.ts';

const titles = (quick: boolean) =>
  Object.fromEntries(areas.map((area) => [area.name, checksOf(area, { quick }).map(({ title }) => title)]));

test('the quick tests are unit tests, and for guards, which none of those can notice, their stories', () => {
  const quick = titles(true);
  expect(quick.guards).toEqual(['unit tests', 'stories of guards']);
  expect(quick.payments).toEqual(['unit tests']);
  expect(quick.backend).toEqual(['unit tests', 'the mock over HTTP']);
});

test('without haste, everything is asked', () => {
  expect(titles(false)).toEqual(
    Object.fromEntries(areas.map(({ name, checks }) => [name, checks.map(({ title }) => title)])),
  );
});
