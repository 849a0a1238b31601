#!/usr/bin/env node
// npm run seed -- --bikes 10000 --out FILE: writes a data file of that size, with the same bytes every time.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('mock-server/src/seed.ts', process.argv.slice(2)));
