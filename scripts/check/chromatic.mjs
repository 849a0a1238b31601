#!/usr/bin/env node
// Publishes Storybook to Chromatic, which compares every story in the same themes and viewports as `npm run pictures`.
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from '../lib/install.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. You find it on chromatic.com: Manage page of your project, Configure. ' +
      'In CI it is the secret of that name. npm run pictures needs no token.',
  );
  process.exit(1);
}

ensureInstalled();
const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

const built = await run('npm', ['run', 'build-storybook', '--', '--no-thumbnails']);
// This command does not fail for a visual change: a reviewer accepts it on Chromatic, which reports the result to the
// pull request. It fails for a story that cannot be rendered. On the main branch Chromatic accepts every change,
// because the change was merged.
process.exitCode =
  built ||
  (await run('npx', [
    'chromatic',
    '--storybook-build-dir=storybook-static',
    '--exit-zero-on-changes',
    '--auto-accept-changes=main',
    ...process.argv.slice(2),
  ]));
