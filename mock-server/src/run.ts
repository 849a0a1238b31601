import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PortTakenError } from './http/listen.ts';
import { createMockServer, type MockServer, openShop, openShopInMemory } from './index.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';
import type { ShellFiles } from './shell/shellFiles.ts';
import type { OpenShop } from './store/openShop.ts';
import { BrokenFileError, LockedError } from './store/problems.ts';
import { readShop, type Shop } from './store/shopFile.ts';

const root = join(import.meta.dirname, '../..');
const firstDay = join(root, 'db.json');
const workingCopy = join(root, '.data/db.json');

/** The fixtures are only loaded when there is no data yet. */
const fromFixtures = async (): Promise<Shop> => (await import('./firstShop.ts')).firstShop();

const fromFirstDay = async (): Promise<Shop> => readShop(await readFile(firstDay, 'utf8'), firstDay);

const openData = async (data: Settings['data']): Promise<{ shop: OpenShop; keptIn: string }> => {
  if (data === 'memory') return { shop: openShopInMemory(await fromFixtures()), keptIn: 'memory, and nowhere else' };
  const [file, first] = data === 'usual' ? [workingCopy, fromFirstDay] : [data.file, fromFixtures];
  return { shop: await openShop(file, first), keptIn: file };
};

/** What went wrong, for whoever typed the command. Null when it is our own mistake, to be shown with its stack. */
const sentenceFor = (problem: unknown, portName: string): string | null => {
  if (problem instanceof PortTakenError) {
    return `${problem.message} Stop it, or choose another port: ${portName}=${problem.port + 1}`;
  }
  const isTold =
    problem instanceof SettingError || problem instanceof BrokenFileError || problem instanceof LockedError;
  return isTold ? problem.message : null;
};

/** Closes once, however often it is told to: a terminal and a parent process may both pass on the same Ctrl+C. */
const closeOnSignal = (server: MockServer): void => {
  let isClosing = false;
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
};

export type Running = { url: string; keptIn: string };

/**
 * Runs the mock with the settings of the environment until the process is told to stop. `portName` is the setting that
 * holds the port. What cannot start is said in one sentence, and ends the process with 1.
 */
export const run = async (portName: 'PORT' | 'MOCK_PORT', usualPort: number, shell?: ShellFiles): Promise<Running> => {
  try {
    const settings = readSettings(process.env, portName, usualPort);
    const { shop, keptIn } = await openData(settings.data);
    const server = await createMockServer({ ...settings, shop, shell });
    closeOnSignal(server);
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    return { url: `http://${host}:${server.port}`, keptIn };
  } catch (problem) {
    const sentence = sentenceFor(problem, portName);
    if (sentence === null) throw problem;
    console.error(sentence);
    process.exit(1);
  }
};
