#!/usr/bin/env node
// Writes the diagrams of the state machines into docs/architecture.md and leaves the rest of the document unchanged. A
// test fails when the document is out of date. stateDiagrams.ts says how to add a state machine.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('scripts/generate/writeStateDiagrams.ts'));
