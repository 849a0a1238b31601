import { runServer } from './runServer.ts';

/** Runs the mock server without the app build. Every documented path of the API is at the root. */
const { url, dataLocation } = await runServer('MOCK_PORT', 4000, { showsDatabase: true });

console.info(`The mock server is listening at ${url}. The data is stored in ${dataLocation}.`);
