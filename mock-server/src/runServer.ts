import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppBuild } from './app-build/staticFiles.ts';
import { faultSettingMessage } from './faults/faultSetting.ts';
import { createMockServer, openDatabase, openMemoryDatabase } from './index.ts';
import { readSettings } from './server/settings.ts';
import { closeOnSignal } from './server/shutdown.ts';
import { type ListenTarget, startupErrorMessage } from './server/startupErrors.ts';
import { parseData, type ServerData } from './storage/dataFile.ts';
import type { Database } from './storage/openDatabase.ts';

const root = join(import.meta.dirname, '../..');
const seedFile = join(root, 'db.json');
const defaultDataFile = join(root, '.data/db.json');

/**
 * Creates the initial data. The fixtures are imported only here, because a server with stored data does not need them.
 */
const createInitialData = async (): Promise<ServerData> => (await import('./scenarios/seedData.ts')).createSeedData();

const readSeedFile = async (): Promise<ServerData> => parseData(await readFile(seedFile), seedFile);

const openConfiguredDatabase = async (
  file: string | undefined,
): Promise<{ database: Database; dataLocation: string }> => {
  if (file === 'memory')
    return { database: openMemoryDatabase(await createInitialData()), dataLocation: 'memory only' };
  const initial = file === undefined ? readSeedFile : createInitialData;
  const dataLocation = file ?? defaultDataFile;
  return { database: await openDatabase(dataLocation, initial), dataLocation };
};

export type RunningServer = { url: string; dataLocation: string };

/**
 * Runs the mock server with the settings of the environment, until the process receives a stop signal. `portName` is
 * the name of the setting for the port, `readBuild` reads the app build, and with `showsDatabase` json-server's router is at `/_db`. If the server cannot start, prints one
 * sentence and exits with 1.
 */
export const runServer = async (
  portName: 'PORT' | 'MOCK_PORT',
  defaultPort: number,
  { readBuild, showsDatabase }: { readBuild?: () => Promise<AppBuild>; showsDatabase?: boolean } = {},
): Promise<RunningServer> => {
  let target: ListenTarget | undefined;
  try {
    const settings = readSettings(process.env, portName, defaultPort);
    target = { portName, port: settings.port, host: settings.host };
    const appBuild = await readBuild?.();
    const { database, dataLocation } = await openConfiguredDatabase(settings.dataFile);
    const server = await createMockServer({ ...settings, database, appBuild, showsDatabase });
    closeOnSignal(server.close);
    if (settings.faults) console.info(faultSettingMessage(settings.faults));
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    return { url: `http://${host}:${server.port}`, dataLocation };
  } catch (error) {
    console.error(startupErrorMessage(error, target));
    process.exit(1);
  }
};
