import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const path = '/mockServiceWorker.js';
const read = () => readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')));

/**
 * Serves the service worker of MSW directly from the package `msw`. A copy of it in the repository could become outdated.
 */
export const mswWorkerPlugin = (): Plugin => ({
  name: 'second-gear:mock-service-worker',
  configureServer: (server) => {
    server.middlewares.use(path, async (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(await read());
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: path.slice(1), source: await read() });
  },
});
