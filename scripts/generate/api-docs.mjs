#!/usr/bin/env node
// npm run docs: writes the calls anew into docs/api.md, between the prose. A test says when that is due.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('packages/conformance/src/docs/writeGuide.ts'));
