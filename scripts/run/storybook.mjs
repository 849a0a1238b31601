#!/usr/bin/env node
// npm run storybook / build-storybook: Storybook with every screen and component in every state, without a server.
// After the build it takes the thumbnails for the overview pages; not with --no-thumbnails.
import { join } from 'node:path';
import { ensureInstalled, root } from '../lib/install.mjs';
import { programOf, runNode } from '../lib/processes.mjs';

const [task = 'dev', ...options] = process.argv.slice(2);
const own = {
  // Without `--exact-port` Storybook asks a question when another program uses the port, and waits for an answer.
  dev: ['--port', process.env.PORT ?? '6006', '--exact-port', '--no-open'],
  build: ['--output-dir', 'storybook-static'],
}[task];
if (!own) {
  console.error('Usage: node scripts/run/storybook.mjs dev|build [--no-thumbnails] [options of storybook]');
  process.exit(2);
}
const rest = options.filter((option) => option !== '--no-thumbnails');

ensureInstalled();
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
let isStopped = false;
const stop = () => {
  isStopped = true;
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
process.exitCode = await runNode(
  [programOf('storybook', 'storybook'), task, '--config-dir', '.storybook', ...own, ...rest],
  root,
);
if (!isStopped && process.exitCode === 0 && task === 'build' && options.length === rest.length) {
  const { takeThumbnails } = await import('../visual-diff/takeThumbnails.mjs');
  await takeThumbnails(join(root, 'storybook-static'));
}
