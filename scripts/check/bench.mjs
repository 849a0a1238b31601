#!/usr/bin/env node
// npm run bench: how fast the shop is on a phone, and how much it fetches, beside a bare page; -- --scale: how it grows.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('scripts/bench/main.ts', process.argv.slice(2)));
