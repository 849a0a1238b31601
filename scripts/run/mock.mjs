#!/usr/bin/env node
// npm run mock: the mock server alone at http://localhost:4000 (MOCK_PORT), with the documented paths at the root.
// MOCK_DB=FILE uses another data file, MOCK_DB=memory stores nothing; MOCK_HOST=ADDRESS listens at another address.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('mock-server/src/main.ts'));
