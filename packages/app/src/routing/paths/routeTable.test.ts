import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layoutModules, notFoundModule, type RouteDefinition, routeTable } from './routeTable.ts';

const definitions: readonly RouteDefinition[] = Object.values(routeTable);

test('names a file in the folder of its layout for each page', () => {
  const files = [
    ...definitions.map(({ layout, module }) => `${layout}/${module}.tsx`),
    `public/${notFoundModule}.tsx`,
    `dashboard/${layoutModules.dashboard}.tsx`,
  ];
  const missing = files.filter((file) => !existsSync(new URL(`../../routes/${file}`, import.meta.url)));
  expect(missing).toEqual([]);
});
