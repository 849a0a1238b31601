#!/usr/bin/env node
// npm run dev: Vite with hot reload at http://localhost:5173, and the mock server at port 4000. Both stop together.
import { join } from 'node:path';
import { ensureInstalled, root } from '../lib/install.mjs';
import { runTogether, typescript, vite } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runTogether([
  { args: typescript('mock-server/src/main.ts') },
  { args: vite([]), cwd: join(root, 'packages/app') },
]);
