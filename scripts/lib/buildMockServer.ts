import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the compiled programs of the mock server. */
    mockServerFolder: string;
  }
}

const mockServer = join(import.meta.dirname, '../../mock-server');

/**
 * Compiles the programs of the mock server once, because tests start them about a hundred times. A compiled program
 * starts in a third of a second; with the TypeScript it would take more than a second. The folder with the compiled
 * programs has the same depth as `src`, because the programs use relative paths. It is deleted after the tests.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(mockServer, '.programs-'));
  await build({
    configFile: false,
    root: mockServer,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: ['main', 'seed', 'serveApp'].map((program) => join(mockServer, 'src', `${program}.ts`)),
        // Write all programs into one folder, although their sources are in different folders of `src`.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  project.provide('mockServerFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
};
