#!/usr/bin/env node
// npm run openapi: writes the table of calls anew as packages/contract/openapi.json. A test says when that is due.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('packages/conformance/src/docs/writeOpenapi.ts'));
