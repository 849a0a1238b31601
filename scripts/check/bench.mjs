#!/usr/bin/env node
// npm run bench: measures the app on a phone, beside the home page without scripts; with -- --scale the search, with -- --errand a buyer.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('scripts/bench/main.ts', process.argv.slice(2)));
