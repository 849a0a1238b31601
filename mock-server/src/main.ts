import { run } from './run.ts';

/** The mock server without the app build: every documented path at its root. */
const { url, dataLocation } = await run('MOCK_PORT', 4000);

console.info(`The mock answers at ${url}. Data is kept in ${dataLocation}.`);
