#!/usr/bin/env node
// Writes packages/ui/src/theme/tokens.css from tokens.json, and the components of each colour in tokens.json. A test fails
// when one of the files is out of date.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('scripts/generate/design-tokens/writeTokens.ts'));
