import { expect, test } from 'vitest';
import { areas, checksOf } from './areas.ts';

const titles = (quick: boolean) =>
  Object.fromEntries(areas.map((area) => [area.name, checksOf(area, { quick }).map(({ title }) => title)]));

test('selects with --quick the unit tests, and also the stories of route guards, which no unit test covers', () => {
  const quick = titles(true);
  expect(quick.guards).toEqual(['unit tests', 'stories of guards']);
  expect(quick.payments).toEqual(['unit tests']);
  expect(quick.backend).toEqual(['unit tests', 'the mock over HTTP']);
});

test('selects every check of every area without --quick', () => {
  expect(titles(false)).toEqual(
    Object.fromEntries(areas.map(({ name, checks }) => [name, checks.map(({ title }) => title)])),
  );
});
