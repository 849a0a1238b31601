import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { expect, test } from 'vitest';
import { describeProps, propDescriptions } from './propDescriptions.ts';

const root = join(import.meta.dirname, '../../packages/ui/src');

const componentFiles = ['components', 'screens'].flatMap((folder) =>
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

const components = componentFiles.flatMap(componentsOf);
const props = components.flatMap(({ displayName, props = {} }) =>
  Object.entries(props).map(([name, { description }]) => ({ component: displayName, name, description })),
);

test('each prop of each component has a description on the docs pages', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(props.filter(({ name, description }) => !description && !propDescriptions[name])).toEqual([]);
});

test('each common description is used by a prop without a comment', () => {
  const used = new Set(props.filter(({ description }) => !description).map(({ name }) => name));
  expect(Object.keys(propDescriptions).filter((name) => !used.has(name))).toEqual([]);
});

test('a prop that Storybook knows only from the args of a story has the common description', () => {
  const initialArgs = { title: 'Bikes', isOpen: true, other: 1 };
  const isOpen = { name: 'isOpen', description: 'Own.' };
  expect(describeProps({ argTypes: { isOpen }, initialArgs })).toEqual({
    title: { name: 'title', description: propDescriptions.title },
    isOpen,
    other: { name: 'other' },
  });
});

test('a comment at the prop has priority over the common description', () => {
  const alt = { name: 'alt', description: 'Own.' };
  const other = { name: 'other' };
  expect(
    describeProps({ argTypes: { alt, title: { name: 'title', description: '' }, other }, initialArgs: {} }),
  ).toEqual({
    alt,
    title: { name: 'title', description: propDescriptions.title },
    other,
  });
});
