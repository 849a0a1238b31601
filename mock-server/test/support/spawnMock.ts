import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** Starts a compiled program of `src` in a process of its own, as the npm scripts do. */
const spawnProgram = (program: 'main' | 'seed', env: Record<string, string> = {}, args: string[] = []): ChildProcess =>
  spawn(process.execPath, [join(inject('mockServerFolder'), `${program}.js`), ...args], {
    env: { ...process.env, ...env },
  });

/** Runs a program; resolves with its exit code and output. */
export const runProgram = async (...args: Parameters<typeof spawnProgram>) => {
  const child = spawnProgram(...args);
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  await once(child, 'close');
  const [stdout = '', stderr = ''] = await output;
  return { code: child.exitCode, stdout, stderr };
};

/** Starts the mock server with this data file. Rejects with its output if it ends before it listens. */
export const spawnMock = async (file: string) => {
  const child = spawnProgram('main', { MOCK_DB: file, MOCK_PORT: '0', MOCK_HOST: '127.0.0.1' });
  const exited = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
        if (address) resolve(address);
      });
    exited.then(() => reject(new Error(output)), reject);
  });
  const kill = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  return { url, kill };
};
