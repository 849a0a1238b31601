import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppBuild } from './app-build/staticFiles.ts';
import { faultSettingMessage } from './faults/faultSetting.ts';
import { createMockServer, openDatabase, openMemoryDatabase } from './index.ts';
import { readSettings, type Settings } from './server/settings.ts';
import { closeOnSignal } from './server/shutdown.ts';
import { type ListenTarget, startupErrorMessage } from './server/startupErrors.ts';
import { parseData, type ServerData } from './storage/dataFile.ts';
import type { Database } from './storage/openDatabase.ts';

const root = join(import.meta.dirname, '../..');
const seedFile = join(root, 'db.json');
const defaultDataFile = join(root, '.data/db.json');

/** The fixtures are only loaded when there is no data yet. */
const createSeedData = async (): Promise<ServerData> => (await import('./scenarios/seedData.ts')).createSeedData();

const readSeedFile = async (): Promise<ServerData> => parseData(await readFile(seedFile), seedFile);

const openDataOf = async (data: Settings['data']): Promise<{ shop: Database; dataLocation: string }> => {
  if (data === 'memory')
    return { shop: openMemoryDatabase(await createSeedData()), dataLocation: 'memory, and nowhere else' };
  const [file, first] = data === 'usual' ? [defaultDataFile, readSeedFile] : [data.file, createSeedData];
  return { shop: await openDatabase(file, first), dataLocation: file };
};

export type RunningServer = { url: string; dataLocation: string };

/**
 * Runs the mock with the settings of the environment until the process is told to stop. `portName` is the setting that
 * holds the port, `shell` brings the built shell. What cannot start is said in one sentence, and ends the process with 1.
 */
export const run = async (
  portName: 'PORT' | 'MOCK_PORT',
  defaultPort: number,
  readBuild?: () => Promise<AppBuild>,
): Promise<RunningServer> => {
  let target: ListenTarget | undefined;
  try {
    const settings = readSettings(process.env, portName, defaultPort);
    target = { portName, port: settings.port, host: settings.host };
    const files = await readBuild?.();
    const { shop, dataLocation } = await openDataOf(settings.data);
    const server = await createMockServer({ ...settings, database: shop, appBuild: files });
    closeOnSignal(server.close);
    if (settings.faults) console.info(faultSettingMessage(settings.faults));
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    return { url: `http://${host}:${server.port}`, dataLocation };
  } catch (problem) {
    console.error(startupErrorMessage(problem, target));
    process.exit(1);
  }
};
