import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { runNode, vite } from './processes.mjs';

const app = join(root, 'packages/app');
const built = join(app, 'dist/index.html');
/** What the shell was built from. Vite empties the folder, so a build by hand takes it away. */
const note = join(app, 'dist/.built-from');

/** Folders that no build reads. */
const unread = new Set(['node_modules', 'dist', 'coverage', 'e2e', 'stories']);
const isUnread = (name) => unread.has(name) || /\.(test|stories)\.tsx?$/.test(name);

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isUnread(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });

/** One number for everything that goes into a build: the sources, the packages, the settings. */
const inputs = () => {
  const hash = createHash('sha256');
  const alone = [
    'package-lock.json',
    'tsconfig.json',
    '.env',
    '.env.local',
    '.env.production',
    '.env.production.local',
  ];
  const files = [
    ...['app', 'ui', 'contract'].flatMap((name) => filesIn(join(root, 'packages', name))),
    ...alone.map((name) => join(root, name)).filter(existsSync),
  ];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
};

const isBuiltFrom = (wanted) => existsSync(built) && existsSync(note) && readFileSync(note, 'utf8') === wanted;

const build = async (wanted, more = []) => {
  const code = await runNode(vite(['build', ...more]), app);
  if (code === 0) writeFileSync(note, wanted);
  return code;
};

/** Builds the production shell into packages/app/dist, and resolves with the exit code. */
export const buildShell = () => build(inputs());

/** As `buildShell`, in fewer words, and not at all while nothing that goes into the shell has changed. */
export const ensureShell = async () => {
  const wanted = inputs();
  if (isBuiltFrom(wanted)) return 0;
  console.info('Building the shop.');
  return build(wanted, ['--logLevel', 'warn']);
};
