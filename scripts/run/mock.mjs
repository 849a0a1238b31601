#!/usr/bin/env node
// npm run mock: the mock alone at http://localhost:4000 (MOCK_PORT), documented paths at its root.
// MOCK_DB=FILE uses another data file, MOCK_DB=memory keeps nothing; MOCK_HOST=ADDRESS listens at another address.
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

ensureInstalled();
process.exitCode = await runNode(typescript('mock-server/src/main.ts'));
