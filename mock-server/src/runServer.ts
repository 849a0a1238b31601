import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './http/errors.ts';
import { createMockServer } from './index.ts';
import { readSettings, type Settings } from './server/settings.ts';
import { parseData, type ServerData } from './storage/dataFile.ts';
import { type Database, openDatabase, openMemoryDatabase } from './storage/openDatabase.ts';

const root = join(import.meta.dirname, '../..');
const seedFile = join(root, 'db.json');

/** The fixtures are imported only here, because a server with stored data does not need them. */
const createInitialData = async (): Promise<ServerData> => (await import('./scenarios/seedData.ts')).createSeedData();

const openConfiguredDatabase = async (file?: string): Promise<{ database: Database; dataLocation: string }> => {
  if (file === 'memory')
    return { database: openMemoryDatabase(await createInitialData()), dataLocation: 'memory only' };
  const dataLocation = file ?? join(root, '.data/db.json');
  const readSeedFile = async () => parseData(await readFile(seedFile), seedFile);
  return { database: await openDatabase(dataLocation, file ? createInitialData : readSeedFile), dataLocation };
};

/** Returns one sentence that tells the developer why the mock server cannot start. */
const startupErrorMessage = (error: unknown, portName: string, settings?: Settings): string => {
  if (!(error instanceof Error)) return String(error);
  if (!settings || !('syscall' in error && ['listen', 'bind', 'getaddrinfo'].includes(String(error.syscall))))
    return error.message;
  const { host, port } = settings;
  return codeOf(error) === 'EADDRINUSE'
    ? `Port ${port} is in use by another program. Stop it, or choose another port: ${portName}=${port + 1}`
    : `The mock server cannot listen at ${host}, port ${port} (${codeOf(error)}). Choose others with MOCK_HOST and ${portName}.`;
};

/** Two programs may forward the same Ctrl+C, so further signals have no effect. */
const closeOnSignal = (close: () => Promise<void>): void => {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!isClosing) void close().then(() => process.exit(0));
      isClosing = true;
    });
};

/**
 * Runs the mock server with the settings of the environment, until the process receives a stop signal. If the server
 * cannot start, prints one sentence and exits with 1.
 *
 * @param portName the name of the setting for the port
 */
export const runServer = async (
  portName: 'PORT' | 'MOCK_PORT',
  defaultPort: number,
  options: { appFolder?: string; showsDatabase?: boolean },
): Promise<{ url: string; dataLocation: string }> => {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env, portName, defaultPort);
    const { database, dataLocation } = await openConfiguredDatabase(settings.dataFile);
    const server = await createMockServer({ ...settings, ...options, database });
    closeOnSignal(server.close);
    if (settings.faults) console.info(`The mock server produces faults: ${process.env.MOCK_FAULTS}.`);
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    return { url: `http://${host}:${server.port}`, dataLocation };
  } catch (error) {
    console.error(startupErrorMessage(error, portName, settings));
    process.exit(1);
  }
};
