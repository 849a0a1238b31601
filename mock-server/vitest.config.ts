import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mock-server',
    environment: 'node',
    isolate: false,
    include: ['test/**/*.test.ts'],
    globalSetup: fileURLToPath(new URL('../scripts/lib/buildMockServer.ts', import.meta.url)),
    // Some start programs or ask hundreds of questions: a busy machine may take its time, and no test is about speed.
    testTimeout: 60_000,
  },
});
