import { writeFile } from 'node:fs/promises';
import { audit, type Line, Unreachable } from './audit.ts';
import { help, type Options, readOptions, UsageError, usage } from './options.ts';
import { exitCodeOf, head, printEnd, printLine, rowHead } from './printed.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const sayAsItComes = (): ((line: Line) => void) => {
  let row: string | undefined;
  return (line) => {
    if (line.row !== row) say(rowHead(line));
    row = line.row;
    say(printLine(line));
  };
};

/** The first Ctrl-C stops asking and cleans up; the second one does not wait for that. */
const stopOnSignal = (): AbortSignal => {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (stop.signal.aborted) process.exit(1);
      console.error('Stopping: what was made is taken away first.');
      stop.abort();
    });
  }
  return stop.signal;
};

const run = async ({ json, ...options }: Options): Promise<number> => {
  const { href } = new URL(options.url);
  say(`Asking ${href}${options.readOnly ? ', nothing that writes' : ''}.\n\n${head()}`);
  const report = await audit({ ...options, signal: stopOnSignal(), onLine: sayAsItComes() });
  say(printEnd(report));
  if (json) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  return exitCodeOf(report);
};

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') process.stdout.write(help);
  else process.exitCode = await run(options);
} catch (problem) {
  if (problem instanceof UsageError) console.error(`${problem.message}\n${usage}`);
  else if (problem instanceof Unreachable) console.error(`There is no asking this server: ${problem.message}.`);
  else throw problem;
  process.exitCode = 2;
}
