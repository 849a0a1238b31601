#!/usr/bin/env node
// npm run chromatic: publishes Storybook to Chromatic, which compares every story there, on the grounds of `npm run pictures`.
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from '../lib/install.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set: it is on your project’s Manage page on chromatic.com, under Configure. ' +
      'In CI it is the repository’s secret of that name. npm run pictures needs no token.',
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

const built = await run('npm', ['run', 'build-storybook']);
// A change of looks is for people to accept on Chromatic, which then says so beside the pull request; what fails here is
// a story that cannot be shown. On the main branch, what was merged is what it should look like.
process.exitCode =
  built ||
  (await run('npx', [
    'chromatic',
    '--storybook-build-dir=storybook-static',
    '--exit-zero-on-changes',
    '--auto-accept-changes=main',
    ...process.argv.slice(2),
  ]));
