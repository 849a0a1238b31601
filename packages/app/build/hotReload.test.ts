import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What the development server does when a file changes. */

const app = join(import.meta.dirname, '..');
const copy = join(app, '../ui/src/copy');
/** They format numbers, and have no text. The files that import them accept their changes. */
const withoutTexts = ['allCopy.ts', 'bn/formats.ts', 'useCopy.ts', 'useDemoCopy.ts'];

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
});
afterAll(() => server.close());

test('does not restart when a text, a component or a page changes', () => {
  const files = server.config.configFileDependencies.map((file) => relative(app, file));
  expect(files).toContain('vite.config.ts');
  expect(files.filter((file) => /ui\/src|src\/routes/.test(file))).toEqual([]);
});

test('replaces texts in the open page when a file of texts changes', async () => {
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !withoutTexts.includes(file),
  );
  expect(files).toContain('en.ts');
  for (const file of files) {
    const url = `/@fs/${join(copy, file)}`;
    await server.transformRequest(url);
    const module = await server.moduleGraph.getModuleByUrl(url);
    expect(module?.isSelfAccepting, file).toBe(true);
  }
});
