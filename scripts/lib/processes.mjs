import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';

// The functions below resolve the paths of packages only when a command starts, because before that the packages may
// not be installed.

/**
 * Arguments for Node to run a TypeScript file of the repository. The URL of the loader is absolute, so that it works from
 * every folder.
 */
export const typescript = (file, args = []) => ['--import', import.meta.resolve('tsx'), join(root, file), ...args];

/** The file of a program that a package lists under `bin` in its package.json. */
export const programOf = (packageName, program) => {
  const manifest = fileURLToPath(import.meta.resolve(`${packageName}/package.json`));
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[program]);
};

/** Arguments for Node to run Vite. */
export const vite = (args) => [programOf('vite', 'vite'), ...args];

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Starts one Node process for each list of arguments, in parallel, and resolves when all have ended. When one process
 * ends by itself, the others are stopped, and its exit code is the result. When this process receives a signal to stop,
 * all of them are stopped, and the result is 0.
 * @param {{ args: string[], cwd?: string }[]} commands
 */
export const runTogether = async (commands) => {
  const children = commands.map(({ args, cwd }) => spawn(process.execPath, args, { cwd, stdio: 'inherit' }));
  /**
   * The result, which the first exit code or signal sets. The exit codes of processes that are stopped after that are
   * ignored.
   */
  let result;
  const stop = (code, signal) => {
    result ??= code;
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  const forward = (signal) => stop(0, signal);
  for (const signal of signals) process.on(signal, forward);
  await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          const end = (code) => {
            stop(code, 'SIGTERM');
            resolve();
          };
          child.on('error', () => end(1));
          child.on('exit', (code) => end(code ?? 1));
        }),
    ),
  );
  for (const signal of signals) process.off(signal, forward);
  return result;
};

/** Runs Node with these arguments, and resolves with its exit code. */
export const runNode = (args, cwd) => runTogether([{ args, cwd }]);
