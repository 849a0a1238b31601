import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shell } from './app-build/staticFiles.ts';
import { faultsAnnounced } from './faults/faultSetting.ts';
import { createMockServer, openShop, openShopInMemory } from './index.ts';
import { readSettings, type Settings } from './server/settings.ts';
import { closeOnSignal } from './server/shutdown.ts';
import { type Place, sentenceFor } from './server/startupErrors.ts';
import { readShop, type Shop } from './storage/dataFile.ts';
import type { OpenShop } from './storage/openDatabase.ts';

const root = join(import.meta.dirname, '../..');
const firstDay = join(root, 'db.json');
const workingCopy = join(root, '.data/db.json');

/** The fixtures are only loaded when there is no data yet. */
const fromFixtures = async (): Promise<Shop> => (await import('./scenarios/seedData.ts')).firstShop();

const fromFirstDay = async (): Promise<Shop> => readShop(await readFile(firstDay), firstDay);

const openData = async (data: Settings['data']): Promise<{ shop: OpenShop; keptIn: string }> => {
  if (data === 'memory') return { shop: openShopInMemory(await fromFixtures()), keptIn: 'memory, and nowhere else' };
  const [file, first] = data === 'usual' ? [workingCopy, fromFirstDay] : [data.file, fromFixtures];
  return { shop: await openShop(file, first), keptIn: file };
};

export type Running = { url: string; keptIn: string };

/**
 * Runs the mock with the settings of the environment until the process is told to stop. `portName` is the setting that
 * holds the port, `shell` brings the built shell. What cannot start is said in one sentence, and ends the process with 1.
 */
export const run = async (
  portName: 'PORT' | 'MOCK_PORT',
  usualPort: number,
  shell?: () => Promise<Shell>,
): Promise<Running> => {
  let place: Place | undefined;
  try {
    const settings = readSettings(process.env, portName, usualPort);
    place = { portName, port: settings.port, host: settings.host };
    const files = await shell?.();
    const { shop, keptIn } = await openData(settings.data);
    const server = await createMockServer({ ...settings, shop, shell: files });
    closeOnSignal(server.close);
    if (settings.faults) console.info(faultsAnnounced(settings.faults));
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    return { url: `http://${host}:${server.port}`, keptIn };
  } catch (problem) {
    console.error(sentenceFor(problem, place));
    process.exit(1);
  }
};
