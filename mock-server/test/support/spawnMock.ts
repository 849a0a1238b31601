import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';

type Program = 'main' | 'seed' | 'serveApp';

/** One of the programs in `src`, translated beforehand, as a file for Node. */
export const programFile = (program: Program): string => join(inject('mockServerFolder'), `${program}.js`);

/** Starts one of the programs in `src`, in a process of its own: as the scripts do. */
export const spawnProgram = (program: Program, args: string[] = [], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [programFile(program), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** What a program said by the time it ended, and how it ended. */
export const resultOf = async (
  child: ChildProcess,
): Promise<{ code: number | null; stdout: string; stderr: string }> => {
  let out = '';
  let said = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await once(child, 'close');
  return { code: child.exitCode, stdout: out, stderr: said };
};

export type MockProcess = {
  url: string;
  /** What it has said so far. */
  said(): string;
  /** Resolves when the process is gone. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
};

/** Starts the mock on this data file, and resolves when it answers. Rejects with what it said when it will not. */
export const spawnMock = (file: string, env: Record<string, string> = {}): Promise<MockProcess> =>
  new Promise((resolve, reject) => {
    const child = spawnProgram('main', [], { MOCK_DB: file, MOCK_PORT: '0', MOCK_HOST: '127.0.0.1', ...env });
    const gone = once(child, 'exit');
    let said = '';
    const hear = (chunk: unknown): void => {
      said += String(chunk);
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url) {
        resolve({
          url,
          said: () => said,
          kill: async (signal) => {
            child.kill(signal);
            await gone;
          },
        });
      }
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    gone.then(() => reject(new Error(said)), reject);
  });
