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
 * Runs Node with each list of arguments, side by side, and resolves with the exit code when all have ended. When one
 * ends, or when this process is told to stop, the others are told so too.
 * @param {{ args: string[], cwd?: string }[]} commands
 */
export const runTogether = async (commands) => {
  const children = commands.map(({ args, cwd }) => spawn(process.execPath, args, { cwd, stdio: 'inherit' }));
  let told = false;
  const stop = (signal) => {
    told = true;
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, stop);
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          child.on('error', () => resolve(1));
          child.on('exit', (code) => {
            if (!told) stop('SIGTERM');
            resolve(code ?? (told ? 0 : 1));
          });
        }),
    ),
  );
  for (const signal of signals) process.off(signal, stop);
  return codes.find((code) => code !== 0) ?? 0;
};

/** Runs Node once, and resolves with its exit code. */
export const runNode = (args, cwd) => runTogether([{ args, cwd }]);
