import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';

type Program = 'main' | 'seed' | 'serveApp';

/** Returns the path of the compiled file of one of the programs in `src`. */
export const programFile = (program: Program): string => join(inject('mockServerFolder'), `${program}.js`);

/** Starts one of the programs in `src` in a process of its own, as the npm scripts do. */
export const spawnProgram = (program: Program, args: string[] = [], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [programFile(program), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Waits for the end of a program; resolves with its exit code and output. */
export const resultOf = async (
  child: ChildProcess,
): Promise<{ code: number | null; stdout: string; stderr: string }> => {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  await once(child, 'close');
  return { code: child.exitCode, stdout, stderr };
};

export type MockProcess = {
  url: string;
  /** The program's output so far. */
  output(): string;
  /** Resolves when the process has ended. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
};

/**
 * Starts the mock server with this data file, and resolves when the server listens. If the server's process ends before
 * that, rejects with the output of the server.
 */
export const spawnMock = (file: string, env: Record<string, string> = {}): Promise<MockProcess> =>
  new Promise((resolve, reject) => {
    const child = spawnProgram('main', [], { MOCK_DB: file, MOCK_PORT: '0', MOCK_HOST: '127.0.0.1', ...env });
    const exited = once(child, 'exit');
    let output = '';
    const onOutput = (chunk: unknown): void => {
      output += String(chunk);
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url) {
        resolve({
          url,
          output: () => output,
          kill: async (signal) => {
            child.kill(signal);
            await exited;
          },
        });
      }
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    exited.then(() => reject(new Error(output)), reject);
  });
