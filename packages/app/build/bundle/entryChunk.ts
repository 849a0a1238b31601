import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../../../..');

/** Small modules that most pages use: not worth a request of their own. */
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
 * Puts the common modules into the entry chunk, although no initially loaded code uses them. They are listed by file and not
 * matched by a pattern, because a pattern would add their imports too.
 */
export const entryChunk = (): Plugin => ({
  name: 'entry-chunk',
  apply: 'build',
  transform(code, id) {
    // Otherwise the bundler would drop the unused imports.
    if (commonModules.includes(id)) return { moduleSideEffects: true };
    if (!id.endsWith('/src/main.tsx')) return null;
    return { code: [code, ...commonModules.map((file) => `import ${JSON.stringify(file)};`)].join('\n'), map: null };
  },
});
