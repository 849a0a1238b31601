import { legacyRecords, startLegacyServer } from './legacyServer.ts';

const { url } = await startLegacyServer({ records: legacyRecords(), port: Number(process.env.PORT ?? 5000) });
console.info(`The legacy server is listening at ${url}. Its data is in memory.`);
