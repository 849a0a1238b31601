import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { vite } from '../../../../../scripts/lib/processes.mjs';
import { crossOrigin } from './crossOrigin.ts';

test('the app can be built for a server on another origin and with monitoring', async () => {
  test.setTimeout(300_000);
  const { server, folder } = crossOrigin;
  const settings = {
    NODE_ENV: 'production',
    VITE_API_URL: server.origin + server.basePath,
    VITE_REPORT_URL: '/_reports',
    VITE_REPORT_VITALS: '1',
  };
  const child = spawn(process.execPath, vite(['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']), {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
});
