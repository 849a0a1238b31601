#!/usr/bin/env node
// npm run mock: the mock server alone at http://localhost:4000 (MOCK_PORT), with the documented paths at the root.
// MOCK_DB=FILE uses another data file, MOCK_DB=memory stores nothing; MOCK_HOST=ADDRESS listens at another address.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';
import { rejectArguments } from './rejectArguments.mjs';

rejectArguments('Set environment variables instead, such as MOCK_PORT=5000: docs/configuration.md lists them.');
ensureInstalled();
process.exitCode = await runNode(typescript('mock-server/src/main.ts'));
