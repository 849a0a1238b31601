import { runServer } from './runServer.ts';

const { url, dataLocation } = await runServer('MOCK_PORT', 4000, { showsDatabase: true });

console.info(`The mock server is listening at ${url}. The data is stored in ${dataLocation}.`);
