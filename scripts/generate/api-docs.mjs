#!/usr/bin/env node
// Writes the endpoints into docs/api.md and leaves the rest of the document unchanged. A test fails when the document
// is out of date.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('packages/conformance/src/docs/writeGuide.ts'));
