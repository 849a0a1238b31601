#!/usr/bin/env node
// npm run bench: measures speed and size of the app on a phone, beside a baseline page. With -- --scale: the speed of long lists.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('scripts/bench/main.ts', process.argv.slice(2)));
