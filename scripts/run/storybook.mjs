#!/usr/bin/env node
// npm run storybook / build-storybook: Storybook with every screen and component in every state, without a server.
// After the build it takes the thumbnails for the overview pages; not with --no-thumbnails.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from '../lib/install.mjs';

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

await ensureInstalled();
const child = spawn('npx', ['storybook', task, '--config-dir', '.storybook', ...own, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', async (code) => {
  process.exitCode = code ?? 1;
  if (code !== 0 || task !== 'build' || options.length > rest.length) return;
  const { takeThumbnails } = await import('../visual-diff/takeThumbnails.mjs');
  await takeThumbnails(join(root, 'storybook-static'));
});
