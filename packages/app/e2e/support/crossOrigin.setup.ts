import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { vite } from '../../../../scripts/lib/processes.mjs';
import { elsewhere } from './crossOrigin.ts';

test('a shop is built whose server is on another origin', async () => {
  test.setTimeout(300_000);
  const { server, folder } = elsewhere;
  const settings = { NODE_ENV: 'production', VITE_API_URL: server.origin + server.below };
  const child = spawn(process.execPath, vite(['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']), {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
});
