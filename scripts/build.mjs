#!/usr/bin/env node
// npm run build: the production shell into packages/app/dist.
import { ensureInstalled } from './lib/install.mjs';
import { buildShell } from './lib/shell.mjs';

ensureInstalled();
process.exitCode = await buildShell();
