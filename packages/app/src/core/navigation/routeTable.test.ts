import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type RouteDefinition, routeTable } from './routeTable.ts';

const definitions: readonly RouteDefinition[] = Object.values(routeTable);
const layouts = ['Dashboard'];

test('routeTable has an entry for each file in the folders of the pages, and there is a file for each entry', () => {
  const src = new URL('../../', import.meta.url);
  const features = readdirSync(new URL('features', src)).map((feature) => `features/${feature}/pages`);
  const files = [...features, 'routes/pages']
    .filter((folder) => existsSync(new URL(folder, src)))
    .flatMap((folder) => readdirSync(new URL(folder, src)).map((file) => file.replace('.tsx', '')));
  expect(files.toSorted()).toEqual([...definitions.map(({ module }) => module), ...layouts].toSorted());
});
