#!/usr/bin/env node
// Mutation testing: changes copies of the repository, one change at a time, and counts how many changes the tests notice.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('scripts/mutants/main.ts', process.argv.slice(2)));
