#!/usr/bin/env node
// Writes packages/contract/openapi.json from the endpoint table. A test fails when the file is out of date.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('packages/conformance/src/docs/writeOpenapi.ts'));
