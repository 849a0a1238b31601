import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What a shop is made of that is given everything: no part of it plays what is real there. */

const app = resolve(import.meta.dirname, '..');
const root = resolve(app, '../..');

/** Valid, and nobody's. */
const settings = {
  VITE_API_URL: 'https://api.shop.example/v1',
  VITE_FIREBASE_API_KEY: 'AIzaNobodysKey',
  VITE_FIREBASE_AUTH_DOMAIN: 'nobodys-shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'nobodys-shop',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_nobodys',
  VITE_IMAGE_HOST_URL: 'https://images.shop.example/1/upload',
  VITE_IMAGE_HOST_KEY: 'nobodys-image-key',
};

/** As `npm run build` does, into another folder; and says of which modules there is something in a file. */
const build = (folder: string) => `
  import { build, loadConfigFromFile, mergeConfig } from 'vite';
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
  const modules = new Set();
  const listing = {
    name: 'listing',
    generateBundle: (_options, bundle) => {
      for (const { modules: parts = {} } of Object.values(bundle))
        for (const [id, { renderedLength }] of Object.entries(parts)) if (renderedLength > 0) modules.add(id);
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
/** By their paths in the repository. */
let modules: string[];
/** Everything of the build that a browser or a host reads, by its name. */
const files = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-gear-configured-'));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', build(folder)], {
    cwd: app,
    // Vite takes the word of whoever calls it for whether this is a test.
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
  const [out, said] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const [, listed] = /^modules: (.*)$/m.exec(out) ?? [];
  if (!listed) throw new Error(`The build failed: ${out}${said}`);
  modules = (JSON.parse(listed) as string[]).map((id) => id.replaceAll('\\', '/').replace(`${root}/`, ''));
  for (const name of await readdir(folder, { recursive: true })) {
    if (/\.(js|css|html|json|svg|txt|xml|webmanifest)$|_headers$/.test(name)) {
      files.set(name, await readFile(join(folder, name), 'utf8'));
    }
  }
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesWith = (word: string) => [...files].flatMap(([name, content]) => (content.includes(word) ? [name] : []));

test('it is built with all that it was given', () => {
  const { VITE_API_URL, VITE_FIREBASE_PROJECT_ID, VITE_STRIPE_PUBLISHABLE_KEY, VITE_IMAGE_HOST_KEY } = settings;
  for (const value of [VITE_API_URL, VITE_FIREBASE_PROJECT_ID, VITE_STRIPE_PUBLISHABLE_KEY, VITE_IMAGE_HOST_KEY]) {
    expect(filesWith(value), value).not.toEqual([]);
  }
  expect(modules).toContain('packages/app/src/auth/provider/firebase/firebase.ts');
  expect(modules).toContain('packages/app/src/payments/payments.ts');
});

/** Demo services, fixtures, test code, and API documentation. */
const notForProduction =
  /\/app\/src\/(payments\/fake-stripe|stories|testing)\/|\/(DemoServices|demoAccounts|fakeAuthProvider)\.|\/testing\/|\.(stories|test)\.|\/components\/\w+\/(DemoRibbon|GoogleAccountDialog)\/|\/contract\/src\/openapi\/|packages\/(fixtures|conformance)\/|mock-server|node_modules\/(@faker-js|msw|@mswjs|jose|json-server|storybook)\//;

test('none of it is a stand-in, a fixture, or there for tests', () => {
  expect(modules.filter((id) => notForProduction.test(id))).toEqual([]);
});

test.each([
  ['demo accounts', ['secondgear.test', 'kickstart', 'tahmid@example.com']],
  ['people of the fixtures', ['Farhana', 'Rahim Uddin']],
  [
    'stand-ins at all',
    ['demo service', 'This is a demo', 'No real money moves', 'Choose an account', 'Fail authentication'],
  ],
  ['what plays Firebase', ['demo-second-gear', 'email_verified']],
  ['what plays Stripe', ['/_cards/', '/_ledger']],
  ['what plays the server', ['mockServiceWorker', '@faker-js']],
  ['places of this machine', [root, homedir(), tmpdir()].filter((path) => path.length > 5)],
])('nothing in it speaks of %s', (_, words) => {
  for (const word of words) expect(filesWith(word), word).toEqual([]);
});
