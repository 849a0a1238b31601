import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everything } from '../src/testing/exampleSettings.ts';

const app = resolve(import.meta.dirname, '..');
const root = resolve(app, '../..');

/**
 * A script that builds the app as `npm run build` does, but into a temporary folder, and prints the paths of all
 * modules in the build.
 */
const build = (folder: string) => `
  import { build, loadConfigFromFile, mergeConfig } from 'vite';
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
  const modules = new Set();
  const listing = {
    name: 'listing',
    generateBundle: (_options, bundle) => {
      for (const { modules: chunkModules = {} } of Object.values(bundle))
        for (const [id, { renderedLength }] of Object.entries(chunkModules)) if (renderedLength > 0) modules.add(id);
    },
  };
  await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'silent',
      build: { outDir: ${JSON.stringify(folder)}, emptyOutDir: true },
      plugins: [listing],
    }),
  );
  process.stdout.write('modules: ' + JSON.stringify([...modules]), () => process.exit());
`;

let folder: string;
let modules: string[];
/** The content of each file of the build that a browser or a host reads. The key is the file's name. */
const files = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-gear-configured-'));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', build(folder)], {
    cwd: app,
    // Vitest sets NODE_ENV to "test". With that value Vite would not make a production build.
    env: { ...process.env, NODE_ENV: 'production', ...everything },
  });
  const [out, errorOutput] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const [, listed] = /^modules: (.*)$/m.exec(out) ?? [];
  if (!listed) throw new Error(`The build failed: ${out}${errorOutput}`);
  modules = (JSON.parse(listed) as string[]).map((id) => id.replaceAll('\\', '/').replace(`${root}/`, ''));
  for (const name of await readdir(folder, { recursive: true })) {
    if (/\.(js|css|html|json|svg|txt|xml|webmanifest)$|_headers$/.test(name)) {
      files.set(name, await readFile(join(folder, name), 'utf8'));
    }
  }
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesWith = (text: string) => [...files].flatMap(([name, content]) => (content.includes(text) ? [name] : []));

test('the app build contains the values of all settings when every setting has a value', () => {
  const { VITE_API_URL, VITE_FIREBASE_PROJECT_ID, VITE_STRIPE_PUBLISHABLE_KEY, VITE_IMAGE_HOST_KEY } = everything;
  for (const value of [VITE_API_URL, VITE_FIREBASE_PROJECT_ID, VITE_STRIPE_PUBLISHABLE_KEY, VITE_IMAGE_HOST_KEY]) {
    expect(filesWith(value), value).not.toEqual([]);
  }
  expect(modules).toContain('packages/app/src/features/session/firebase/firebase.ts');
  expect(modules).toContain('packages/app/src/features/payment/loadPayments.ts');
});

const notForProduction =
  /\/app\/(demo|src\/(features\/payment\/fake-stripe|stories|testing))\/|\/(DemoServices|fakeAuthProvider)\.|\/testing\/|\.(stories|test)\.|\/components\/\w+\/(DemoAccounts|DemoRibbon|GoogleAccountDialog)\/|\/contract\/src\/openapi\/|packages\/(fixtures|conformance)\/|mock-server|node_modules\/(@faker-js|@noble|msw|@mswjs|idb-keyval|jose|json-server|storybook)\//;

test('the app build contains no demo service, fixture or test code when every setting has a value', () => {
  expect(modules.filter((id) => notForProduction.test(id))).toEqual([]);
});

test.each([
  ['demo accounts', ['secondgear.test', 'kickstart', 'tahmid@example.com']],
  [
    'demo services',
    [
      'demo service',
      'demo account',
      'Begin again',
      'This is a demo',
      'No real money moves',
      'Choose an account',
      'Fail authentication',
    ],
  ],
  ['the fake Stripe', ['/_cards/', '/_ledger']],
])('no file of the app build mentions %s', (_, texts) => {
  for (const text of texts) expect(filesWith(text), text).toEqual([]);
});
