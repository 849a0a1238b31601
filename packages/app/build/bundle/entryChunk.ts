import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../../../..');

/** What most pages show their data with: small pieces, hardly worth a request of their own. */
const furniture = [
  'packages/app/src/feedback/useRunWithToast.ts',
  'packages/app/src/feedback/useAsyncState.ts',
  'packages/ui/src/components/layout/PageHeading/PageHeading.tsx',
  'packages/ui/src/components/base/Link/Link.tsx',
  'packages/ui/src/components/feedback/InlineAlert/InlineAlert.tsx',
  'packages/ui/src/components/base/Image/Image.tsx',
  'packages/ui/src/components/bikes/Price/Price.tsx',
  'packages/ui/src/components/layout/Section/Section.tsx',
  'packages/ui/src/components/feedback/Skeleton/Skeleton.tsx',
  'packages/ui/src/components/base/Table/TextOrFallback.tsx',
  'packages/ui/src/components/base/TicketCard/TicketCard.tsx',
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
