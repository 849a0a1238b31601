#!/usr/bin/env node
// npm start: serves the app build and the mock server at http://localhost:4173 (PORT changes it), also on a fresh clone.
import { ensureAppBuild, hasDemoUsers } from '../lib/appBuild.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';
import { rejectArguments } from './rejectArguments.mjs';

rejectArguments('Set environment variables instead, such as PORT=5000: docs/configuration.md lists them.');
ensureInstalled();
process.exitCode =
  (await ensureAppBuild()) ||
  (await runNode(typescript('mock-server/src/serveApp.ts', (await hasDemoUsers()) ? [] : ['--other-users'])));
