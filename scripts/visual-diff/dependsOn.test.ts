import { expect, test } from 'vitest';
import { dependsOn } from './dependsOn.mjs';

const module = (id: string, ...importers: string[]) => ({
  id: `./packages/ui/src/${id}`,
  reasons: importers.map((name) => ({ moduleName: `./packages/ui/src/${name}` })),
});
const modules = [
  module('Card.stories.tsx'),
  module('Other.stories.tsx'),
  module('Card.tsx', 'Card.stories.tsx', 'Price.tsx'),
  module('Price.tsx', 'Card.tsx'),
  module('theme.css', 'Other.stories.tsx'),
];
const affectedBy = (...changed: string[]) => {
  const isAffected = dependsOn(modules, changed);
  return ['Card', 'Other'].filter((name) => isAffected(`./packages/ui/src/${name}.stories.tsx`));
};

test('dependsOn finds the stories that import a changed file, also through other modules', () => {
  expect(affectedBy('packages/ui/src/Price.tsx')).toEqual(['Card']);
  expect(affectedBy('packages/ui/src/Other.stories.tsx')).toEqual(['Other']);
  expect(affectedBy('docs/testing.md', 'packages/app/src/main.tsx')).toEqual([]);
});

test.each([
  'packages/ui/src/theme.css',
  'package-lock.json',
  '.storybook/main.ts',
  'packages/fixtures/src/images/demoImages.ts',
])('dependsOn finds every story when %s has changed, whose importers the build does not list completely', (file) => {
  expect(affectedBy(file)).toEqual(['Card', 'Other']);
});
