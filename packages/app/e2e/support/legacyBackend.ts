import type { BrowserContext, Request } from '@playwright/test';
import { type LegacyServer, startLegacyServer } from '@second-gear/mock-server/testing/legacyServer';
import { test as base, expect, readLedger, startAppWithDemoServices } from './appServer.ts';
import { crossOrigin } from './cross-origin/crossOrigin.ts';

/**
 * Serves the app build and the demo services on one origin. On another origin, starts a small Express server that
 * responds like the legacy server (docs/api.md, "Your server, demo services for everything else"). That
 * server creates payment intents at the demo's card service.
 */

/** Returns a text with all data of a request that could appear in the log of a server. */
const describeRequest = (request: Request) => `${request.method()} ${request.url()} ${request.postData() ?? ''}`;

export type RequestsByOrigin = { app: string[]; server: string[] };

const recordRequests = (context: BrowserContext, requests: RequestsByOrigin) =>
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin === crossOrigin.app.origin) requests.app.push(describeRequest(request));
    if (origin === crossOrigin.server.origin) requests.server.push(describeRequest(request));
  });

type Fixtures = {
  server: LegacyServer;
  /** The requests that the legacy server has received from all pages. */
  requests: RequestsByOrigin;
};

export const test = base.extend<Fixtures>({
  server: async ({ browserName: _ }, use) => {
    const { port, basePath } = crossOrigin.server;
    const server = await startLegacyServer({
      port,
      below: basePath,
      currency: 'bdt',
      demoUrl: crossOrigin.app.origin,
    });
    await use(server);
    await server.close();
  },
  app: async ({ server }, use) => {
    const demo = await startAppWithDemoServices();
    const unsupported = () => Promise.reject(new Error('This server cannot be stopped or replaced during a test.'));
    await use({
      url: crossOrigin.app.origin,
      api: server.url,
      ledger: () => readLedger(crossOrigin.app.origin),
      start: unsupported,
      stop: unsupported,
      deploy: unsupported,
      close: unsupported,
    });
    await demo.close();
  },
  requests: async ({ browserName: _ }, use) => use({ app: [], server: [] }),
  context: async ({ context, requests }, use) => {
    recordRequests(context, requests);
    await use(context);
  },
});

export { expect };
