import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

/** The loader with which Node runs TypeScript. Its URL is absolute, so that it works from every folder. */
const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;

/** Arguments for Node to run a TypeScript file of the repository. */
export const typescript = (file, args = []) => ['--import', tsx, join(root, file), ...args];

/** Arguments for Node to run Vite. */
export const vite = (args) => [join(root, 'node_modules/vite/bin/vite.js'), ...args];

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
