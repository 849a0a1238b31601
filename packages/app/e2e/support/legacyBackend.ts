import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';
import { type LegacyServer, legacyRecords, startLegacyServer } from '@second-gear/mock-server/testing/legacyServer';
import { test as base, expect, readLedger, startShellAndDemo } from './appServer.ts';
import { elsewhere } from './crossOrigin.ts';

/**
 * The recipe "my server, everything else played" of docs/api.md: the shell and the demo services on one origin, and on another a
 * small Express server that answers as the earlier server did. The server asks the demo's card service for payment intents.
 */

const createIntent = async (intent: { amount: number; currency: string }): Promise<string> => {
  const answer = await fetch(`${elsewhere.shell.origin}/_cards/intents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(intent),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).client_secret;
};

/** A request as a person who reads the server's log would see it. */
const logged = (request: Request) => `${request.method()} ${request.url()} ${request.postData() ?? ''}`;

export type RequestsByOrigin = { shop: string[]; server: string[] };

const watchRequests = (context: BrowserContext, requests: RequestsByOrigin) =>
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin === elsewhere.shell.origin) requests.shop.push(logged(request));
    if (origin === elsewhere.server.origin) requests.server.push(logged(request));
  });

type Fixtures = {
  server: LegacyServer;
  /** What the pages have asked so far. */
  requests: RequestsByOrigin;
};

export const test = base.extend<Fixtures>({
  server: async ({ browserName: _ }, use) => {
    const { port, below } = elsewhere.server;
    const server = await startLegacyServer({ records: legacyRecords(), port, below, currency: 'bdt', createIntent });
    await use(server);
    await server.close();
  },
  shop: async ({ server, profile, emailEnumeration }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'second-gear-demo-'));
    const demo = await startShellAndDemo(folder, { profile, emailEnumeration });
    const fixed = () => Promise.reject(new Error('This server runs as long as the test.'));
    await use({
      url: elsewhere.shell.origin,
      api: server.url,
      ledger: () => readLedger(elsewhere.shell.origin),
      start: fixed,
      stop: fixed,
      deploy: fixed,
      close: fixed,
    });
    await demo.close();
    await rm(folder, { recursive: true, force: true });
  },
  requests: async ({ browserName: _ }, use) => use({ shop: [], server: [] }),
  context: async ({ context, requests }, use) => {
    watchRequests(context, requests);
    await use(context);
  },
});

export { expect };
