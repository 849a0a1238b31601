import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { runNode, vite } from './processes.mjs';

const app = join(root, 'packages/app');
const builtPage = join(app, 'dist/index.html');
/**
 * A file in the app build with two lines: the hash of everything from which the build was made, and the names of its
 * settings. If Vite builds the app without this module, the file disappears, because Vite empties the folder first. So an
 * old hash never stays beside a newer build.
 */
const hashFile = join(app, 'dist/.built-from');

/** Folders that the build does not read. */
const ignored = new Set(['node_modules', 'dist', 'dist-demo', 'coverage', 'e2e', 'stories']);
const isIgnored = (name) => ignored.has(name) || /\.(test|stories)\.tsx?$/.test(name);

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });

/** The hash of everything that the build depends on: sources, packages, settings. */
const hashInputs = () => {
  const hash = createHash('sha256');
  const rootFiles = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    '.env',
    '.env.local',
    '.env.production',
    '.env.production.local',
  ];
  const files = [
    ...['app', 'ui', 'domain', 'contract'].flatMap((name) => filesIn(join(root, 'packages', name))),
    ...rootFiles.map((name) => join(root, name)).filter(existsSync),
  ];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
};

/** The lines of the file; none if this module has not built the app. */
const readHashFile = () =>
  existsSync(builtPage) && existsSync(hashFile) ? readFileSync(hashFile, 'utf8').split('\n') : [];

const isBuiltFrom = (inputHash) => readHashFile()[0] === inputHash;

/** Returns the settings, without those that are empty. */
const loadSettings = async () => {
  // Imported here, because the packages may not be installed when this file is loaded.
  const { loadEnv } = await import('vite');
  const settings = Object.entries(loadEnv('production', app, 'VITE_'));
  return Object.fromEntries(settings.filter(([, value]) => value.trim()));
};

/** The names of the settings of the app build, such as `VITE_API_URL`. */
export const settingsOfBuild = () => (readHashFile()[1] ?? '').split(' ').filter(Boolean);

const build = async (inputHash, more = []) => {
  const code = await runNode(vite(['build', ...more]), app);
  if (code === 0) writeFileSync(hashFile, `${inputHash}\n${Object.keys(await loadSettings()).join(' ')}`);
  return code;
};

/** Writes the app build into packages/app/dist, and resolves with the exit code. */
export const buildApp = () => build(hashInputs());

/** Writes the demo without a server into packages/app/dist-demo, and resolves with the exit code. */
export const buildDemo = () => runNode(vite(['build', '--config', 'demo/vite.config.ts', '--logLevel', 'warn']), app);

/** Does the same as `buildApp`, with less output, but only when something that the build depends on has changed. */
export const ensureAppBuild = async () => {
  const inputHash = hashInputs();
  if (isBuiltFrom(inputHash)) return 0;
  console.info('Building the app.');
  return build(inputHash, ['--logLevel', 'warn']);
};

/** Whether users sign in at the demo's sign-in, and are known to the mock server. Reads the settings of the build. */
export const hasDemoUsers = async () => {
  const { VITE_API_URL = '', VITE_FIREBASE_API_KEY, VITE_FIREBASE_EMULATOR_URL } = await loadSettings();
  return /^(\/api\/?)?$/.test(VITE_API_URL.trim()) && !VITE_FIREBASE_API_KEY && !VITE_FIREBASE_EMULATOR_URL;
};
