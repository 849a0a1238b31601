import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type AppBuild,
  createMockServer,
  openMemoryDatabase,
  readAppBuild,
  type StaticFile,
} from '../../../mock-server/src/index.ts';
import { createSeedData } from '../../../mock-server/src/scenarios/seedData.ts';
import { root } from '../../lib/install.mjs';

/** The app build with the mock server, as `npm start` serves them. Each one has a database of its own in memory. */
export type ServedApp = {
  url: string;
  /** Returns all charges so far. */
  ledger(): Promise<{ amount: number; last4: string; intentId: string }[]>;
  /** Lets the next request to an endpoint fail. */
  setFault(rule: { call: string; fault: string }): Promise<void>;
  close(): Promise<void>;
};

const toolsPath = '/page-tools.js';

const readTools = async (): Promise<string> => {
  const library = dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json'));
  const files = [join(library, 'dist/@testing-library/dom.umd.min.js'), join(import.meta.dirname, 'pageTools.js')];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
};

const withText = ({ encoded: _, ...file }: StaticFile, text: string): StaticFile => {
  const bytes = Buffer.from(text);
  return { ...file, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
};

/**
 * Adds the page tools to the app build, as the first script of each page. The Content-Security-Policy allows them,
 * because they are a file of the app's own origin. WebDriver cannot run a script before those of the page in WebKit.
 */
const addTools = ({ files, rewrites }: AppBuild, tools: string): AppBuild => {
  const withScript = ([path, file]: readonly [string, StaticFile]) => {
    if (!path.endsWith('.html')) return [path, file] as const;
    const html = Buffer.from(file.bytes).toString();
    return [
      path,
      withText(file, html.replace(/<meta charset[^>]*>/, `$&<script src="${toolsPath}"></script>`)),
    ] as const;
  };
  const tool = withText({ bytes: Buffer.of(), type: '.js', etag: '', headers: {} }, tools);
  return { files: new Map([...[...files].map(withScript), [toolsPath, tool] as const]), rewrites };
};

let loadedBuild: Promise<AppBuild> | undefined;
const loadAppBuild = async () => addTools(await readAppBuild(join(root, 'packages/app/dist')), await readTools());

/** Created only once. */
const seedData = createSeedData();

export const serveApp = async (): Promise<ServedApp> => {
  loadedBuild ??= loadAppBuild();
  const { port, close } = await createMockServer({
    database: openMemoryDatabase(seedData),
    appBuild: await loadedBuild,
    port: 0,
    faults: {},
  });
  const url = `http://localhost:${port}`;
  return {
    url,
    close,
    ledger: async () => (await fetch(`${url}/_ledger`)).json(),
    setFault: async (rule) => {
      const response = await fetch(`${url}/_faults`, { method: 'PUT', body: JSON.stringify({ ...rule, times: 1 }) });
      if (!response.ok) throw new Error(await response.text());
    },
  };
};
