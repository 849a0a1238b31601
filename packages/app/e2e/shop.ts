import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { Profile } from '@second-gear/contract/backend';

const root = resolve(import.meta.dirname, '../../..');

/** The built shell and the mock, as `npm start` serves them, with a data file of its own. */
export type Shop = {
  url: string;
  /** Every charge so far, as the card stand-in's ledger has it. */
  ledger(): Promise<{ amount: number; last4: string; intentId: string }[]>;
  stop(): Promise<void>;
  start(): Promise<void>;
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
};

export const openShop = async (folder: string, profile: Profile): Promise<Shop> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server: ChildProcess | null = null;

  const start = async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'mock-server/src/shell.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), MOCK_DB: join(folder, 'db.json'), MOCK_PROFILE: profile },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = child;
    let said = '';
    await new Promise<void>((open, fail) => {
      const hear = (chunk: Buffer) => {
        said += chunk;
        if (said.includes(url)) open();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => fail(new Error(`the shop did not open (exit code ${code}): ${said}`)));
    });
  };

  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  };

  await start();
  return {
    url,
    start,
    stop,
    ledger: async () => (await fetch(`${url}/_ledger`)).json(),
  };
};

/** What went wrong in the page without anybody being told: nothing of it is allowed in any journey. */
export const watch = (page: Page, complaints: string[]) => {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // The browser itself reports each 4xx and refused connection; the journeys that cause one look at what is shown.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(`console: ${message.text()}`);
    }
  });
};

/** Whose manner the shop's server answers in; each project of the configuration has its own. */
export type ShopOptions = { profile: Profile };

export const test = base.extend<ShopOptions & { shop: Shop }>({
  profile: ['documented', { option: true }],
  shop: async ({ profile }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'second-gear-shop-'));
    const shop = await openShop(folder, profile);
    await use(shop);
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    watch(page, complaints);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
