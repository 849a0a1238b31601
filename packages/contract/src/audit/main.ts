import { audit, type Line, NoAdmin, Unreachable } from './audit.ts';
import { help, type Options, readOptions, UsageError, usage } from './options.ts';
import { exitCodeOf, head, printEnd, printLine, rowHead } from './printed.ts';
import { checkReportFile, NotWritten, writeReport } from './reportFile.ts';

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
  if (json) await checkReportFile(json);
  const { href } = new URL(options.url);
  say(`Asking ${href}${options.readOnly ? ', nothing that writes' : ''}.\n\n${head()}`);
  const report = await audit({ ...options, signal: stopOnSignal(), onLine: sayAsItComes() });
  say(printEnd(report));
  if (json) await writeReport(json, report);
  return exitCodeOf(report);
};

/** What kept it from asking, or from saying what came of it; undefined: a fault of its own. */
const sentenceFor = (problem: unknown): string | undefined => {
  if (problem instanceof UsageError) return `${problem.message}\n${usage}`;
  if (problem instanceof Unreachable) return `There is no asking this server: ${problem.message}.`;
  if (problem instanceof NoAdmin) {
    return 'The bearer must be an admin’s access token, and this server says that whoever it names is none. Without a bearer, whatever only an admin may do is skipped.';
  }
  return problem instanceof NotWritten ? problem.message : undefined;
};

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') process.stdout.write(help);
  else process.exitCode = await run(options);
} catch (problem) {
  const sentence = sentenceFor(problem);
  if (sentence === undefined) throw problem;
  console.error(sentence);
  process.exitCode = 2;
}
