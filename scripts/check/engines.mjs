#!/usr/bin/env node
// node scripts/check/engines.mjs: uses the app build in Chromium, Firefox and WebKit. --help prints the options.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('scripts/engines/main.ts', process.argv.slice(2)));
