import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../../../..');

/**
 * Small modules that most pages use. They are in the entry chunk, because a separate file would need one more request.
 */
const commonModules = [
  'packages/app/src/feedback/useRunWithToast.ts',
  'packages/app/src/feedback/useAsyncState.ts',
  'packages/ui/src/components/layout/PageHeading/PageHeading.tsx',
  'packages/ui/src/components/base/Link/Link.tsx',
  'packages/ui/src/components/feedback/EmptyState/EmptyState.tsx',
  'packages/ui/src/components/feedback/InlineAlert/InlineAlert.tsx',
  'packages/ui/src/components/base/Image/Image.tsx',
  'packages/ui/src/components/bikes/Price/Price.tsx',
  'packages/ui/src/components/layout/Section/Section.tsx',
  'packages/ui/src/components/feedback/Skeleton/Skeleton.tsx',
  'packages/ui/src/components/base/TextOrFallback/TextOrFallback.tsx',
  'packages/ui/src/components/bikes/TicketCard/TicketCard.tsx',
  'packages/ui/src/components/base/VisuallyHidden/VisuallyHidden.tsx',
  'packages/ui/src/hooks/useFocusFallback.ts',
  'packages/ui/src/hooks/useSingleFlight.ts',
  'packages/ui/src/lib/withUniqueKeys.ts',
  'packages/ui/src/lib/truncate.ts',
  'node_modules/react-aria-components/dist/private/Text.mjs',
  'node_modules/react-aria/dist/private/utils/animation.mjs',
  'node_modules/react-stately/dist/private/utils/useControlledState.mjs',
].map((file) => normalizePath(join(root, file)));

/**
 * Puts the common modules into the entry chunk, which would otherwise not contain them, because its own code does not
 * use them. The modules are listed by file, because a chunk group with a pattern would also add everything that they
 * import.
 */
export const entryChunk = (): Plugin => ({
  name: 'entry-chunk',
  apply: 'build',
  transform(code, id) {
    // Marked as having side effects, because the bundler would otherwise remove the unused imports that are added
    // below.
    if (commonModules.includes(id)) return { moduleSideEffects: true };
    if (!id.endsWith('/src/main.tsx')) return null;
    return { code: [code, ...commonModules.map((file) => `import ${JSON.stringify(file)};`)].join('\n'), map: null };
  },
});
