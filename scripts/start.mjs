#!/usr/bin/env node
// npm start: on a fresh clone too, opens the shop at http://localhost:4173 (PORT changes it).
import { ensureInstalled } from './lib/install.mjs';
import { runNode, typescript } from './lib/processes.mjs';
import { ensureShell } from './lib/shell.mjs';

ensureInstalled();
process.exitCode = (await ensureShell()) || (await runNode(typescript('mock-server/src/shell.ts')));
