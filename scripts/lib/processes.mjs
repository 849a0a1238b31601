import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

/** Lets Node run TypeScript; by its full address, so that it is found from every folder. */
const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;

/** Arguments for Node to run a TypeScript file of the repository. */
export const typescript = (file, args = []) => ['--import', tsx, join(root, file), ...args];

/** Arguments for Node to run Vite. */
export const vite = (args) => [join(root, 'node_modules/vite/bin/vite.js'), ...args];

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs Node with each list of arguments, side by side, until all have ended. When one ends by itself the others are told
 * to stop, and its exit code is what this resolves with; when this process is told to stop, all are, and it is 0.
 * @param {{ args: string[], cwd?: string }[]} commands
 */
export const runTogether = async (commands) => {
  const children = commands.map(({ args, cwd }) => spawn(process.execPath, args, { cwd, stdio: 'inherit' }));
  /** The first reason to stop decides; what the others make of it is of no interest. */
  let result;
  const stop = (code, signal) => {
    result ??= code;
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  const pass = (signal) => stop(0, signal);
  for (const signal of signals) process.on(signal, pass);
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
  for (const signal of signals) process.off(signal, pass);
  return result;
};

/** Runs Node once, and resolves with its exit code. */
export const runNode = (args, cwd) => runTogether([{ args, cwd }]);
