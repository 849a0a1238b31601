import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** What most pages show their data with: small pieces, hardly worth a request of their own. */
const furniture = [
  'packages/app/src/useAttempt.ts',
  'packages/app/src/useRemote.ts',
  'packages/ui/src/components/Headline/Headline.tsx',
  'packages/ui/src/components/Link/Link.tsx',
  'packages/ui/src/components/Notice/Notice.tsx',
  'packages/ui/src/components/Picture/Picture.tsx',
  'packages/ui/src/components/Price/Price.tsx',
  'packages/ui/src/components/Section/Section.tsx',
  'packages/ui/src/components/Skeleton/Skeleton.tsx',
  'packages/ui/src/components/Table/Told.tsx',
  'packages/ui/src/components/Tag/Tag.tsx',
  'packages/ui/src/components/VisuallyHidden/VisuallyHidden.tsx',
  'packages/ui/src/hooks/useKeptFocus.ts',
  'packages/ui/src/hooks/usePending.ts',
  'packages/ui/src/keyed.ts',
  'packages/ui/src/shortened.ts',
  'node_modules/react-aria-components/dist/private/Text.mjs',
  'node_modules/react-aria/dist/private/utils/animation.mjs',
  'node_modules/react-stately/dist/private/utils/useControlledState.mjs',
].map((file) => normalizePath(join(root, file)));

/**
 * Puts the furniture into the shop's first file, though nothing that comes first uses it. Each of these files is named, and
 * not found by a pattern: what they import comes along.
 */
export const firstFile = (): Plugin => ({
  name: 'first-file',
  apply: 'build',
  transform(code, id) {
    // Or what is imported for nothing would be left out.
    if (furniture.includes(id)) return { moduleSideEffects: true };
    if (!id.endsWith('/src/main.tsx')) return null;
    return { code: [code, ...furniture.map((file) => `import ${JSON.stringify(file)};`)].join('\n'), map: null };
  },
});
