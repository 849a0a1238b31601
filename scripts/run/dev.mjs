#!/usr/bin/env node
// npm run dev: Vite with hot reload at http://localhost:5173, and the mock server at port 4000. Both stop together.
import { join } from 'node:path';
import { ensureInstalled, root } from '../lib/install.mjs';
import { runTogether, typescript, vite } from '../lib/processes.mjs';
import { rejectArguments } from './rejectArguments.mjs';

rejectArguments('Set environment variables instead, such as MOCK_PORT=5000: docs/configuration.md lists them.');
ensureInstalled();
process.exitCode = await runTogether([
  { args: typescript('mock-server/src/main.ts') },
  { args: vite([]), cwd: join(root, 'packages/app') },
]);
