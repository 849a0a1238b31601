import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../packages/ui/src');

const files = ['components', 'screens'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file))
    .map((file) => join(root, folder, file)),
);

const importer = makeFsImporter();
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** Returns all exported components of a file, as Storybook does. A file without a component has none. */
const componentsOf = (file: string) => {
  try {
    return parse(readFileSync(file, 'utf8'), { filename: file, importer, resolver });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return [];
    throw error;
  }
};

// Read before the test, whose time limit is too short for it on a busy machine.
const components = files.flatMap(componentsOf);

test('each prop of each component has a comment, which the docs pages show', () => {
  const props = components.flatMap(({ displayName, props = {} }) =>
    Object.entries(props).map(([name, { description }]) => ({ component: displayName, name, description })),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(props.filter(({ description }) => !description)).toEqual([]);
});
