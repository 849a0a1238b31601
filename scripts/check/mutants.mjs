#!/usr/bin/env node
// npm run mutants: plants faults, one at a time, in copies of the shop, and counts how many of them the tests notice.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('scripts/mutants/main.ts', process.argv.slice(2)));
