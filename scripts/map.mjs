#!/usr/bin/env node
// npm run map -- 8, npm run map -- toast: what the specification says, and which tests and stories prove it.
import { ensureInstalled } from './lib/install.mjs';
import { runNode, typescript } from './lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('packages/ui/src/foundations/map/main.ts', process.argv.slice(2)));
