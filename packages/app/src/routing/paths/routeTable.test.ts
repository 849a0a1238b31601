import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layoutModules, notFoundModule, type RouteDefinition, routeTable } from './routeTable.ts';

const definitions: readonly RouteDefinition[] = Object.values(routeTable);

/** The files in these folders that `routes.tsx` leaves out, because they are part of another chunk. */
const otherFiles = ['public/PublicShell.tsx'];

// The bundler makes a chunk of every other file in these folders. A file that is no page belongs into a subfolder.
test('routeTable has an entry for each file in the folders of the pages, and there is a file for each entry', () => {
  const expected = [
    ...definitions.map(({ layout, module }) => `${layout}/${module}.tsx`),
    `public/${notFoundModule}.tsx`,
    `dashboard/${layoutModules.dashboard}.tsx`,
    ...otherFiles,
  ];
  const files = ['public', 'dashboard'].flatMap((layout) =>
    readdirSync(new URL(`../../routes/${layout}`, import.meta.url))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${layout}/${name}`),
  );
  expect(files.toSorted()).toEqual(expected.toSorted());
});
