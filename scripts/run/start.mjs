#!/usr/bin/env node
import { ensureShell } from '../lib/appBuild.mjs';
// npm start: on a fresh clone too, opens the shop at http://localhost:4173 (PORT changes it).
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = (await ensureShell()) || (await runNode(typescript('mock-server/src/serveApp.ts')));
