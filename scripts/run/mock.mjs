#!/usr/bin/env node
// npm run mock: the mock server alone at http://localhost:4000, with the documented paths at the root, and json-server's
// own router at /_db.
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../lib/install.mjs';
import { runNode, typescript } from '../lib/processes.mjs';

const help = `Usage: npm run mock -- [OPTIONS]

Runs the mock server, a json-server application, at http://localhost:4000.

  --port NUMBER   the port (MOCK_PORT)
  --host ADDRESS  where to listen, such as 0.0.0.0 (MOCK_HOST). Other machines can then reach the mock, and /_db is off
  --db FILE       the data file, which is created if it does not exist (MOCK_DB); memory stores nothing
  --faults on     lets requests ask for faults (MOCK_FAULTS)
  --help          prints this text

json-server's own router is at /_db, read-only: /_db/products?category_id=1&_sort=date&_order=desc&_page=1
docs/configuration.md lists all variables.
`;

const option = { type: 'string' };
let values;
try {
  ({ values } = parseArgs({
    options: { port: option, host: option, db: option, faults: option, help: { type: 'boolean', short: 'h' } },
  }));
} catch (error) {
  console.error(`${error.message}\n\n${help}`);
  process.exit(2);
}
if (values.help) {
  process.stdout.write(help);
  process.exit();
}
for (const [name, value] of Object.entries(values)) process.env[`MOCK_${name.toUpperCase()}`] = value;
ensureInstalled();
process.exitCode = await runNode(typescript('mock-server/src/main.ts'));
