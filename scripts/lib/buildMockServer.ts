import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the mock server's programs stand as plain JavaScript. */
    mockPrograms: string;
  }
}

const mockServer = join(import.meta.dirname, '../../mock-server');

/**
 * Translates the mock server's programs once, for the tests that start them about a hundred times: Node takes a third of a
 * second to start one of these, and more than one to translate and start what stands in `src`. The folder is as deep as
 * `src`, from which the programs find theirs, and goes when the tests are over.
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
        // All side by side, wherever in `src` they come from.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  project.provide('mockPrograms', folder);
  return () => rm(folder, { recursive: true, force: true });
};
