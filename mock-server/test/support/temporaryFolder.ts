import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder for the test and removes it when the test ends. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'second-gear-mock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};
