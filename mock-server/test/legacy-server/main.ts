import { startLegacyServer } from './legacyServer.ts';

const { PORT: port = '5000', DEMO_URL: demoUrl = 'http://127.0.0.1:4173' } = process.env;
const { url } = await startLegacyServer({ port: Number(port), demoUrl });
console.info(`The legacy server is listening at ${url}. Its data is in memory.`);
