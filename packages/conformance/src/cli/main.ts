import type { Remaining } from '../run/ownRecords.ts';
import { audit, type Line, NoAdmin, Unreachable } from '../run/runConformance.ts';
import { help, type Options, readOptions, UsageError, usage } from './options.ts';
import { exitCodeOf, head, printEnd, printLine, printRemaining, rowHead } from './report.ts';
import { checkReportFile, NotWritten, writeReport } from './reportFile.ts';

/** Where the report goes; standard error once the reader of standard output is gone (`| head`). */
let output: NodeJS.WritableStream = process.stdout;

const say = (text: string): void => {
  output.write(`${text}\n`);
};

const sayAsItComes = (): ((line: Line) => void) => {
  let row: string | undefined;
  return (line) => {
    if (line.row !== row) say(rowHead(line));
    row = line.row;
    say(printLine(line));
  };
};

/** Lists what would be left if the program ended now; empty until something is made. */
let remaining: () => readonly Remaining[] = () => [];

const sayRemaining = (): void => {
  const lines = printRemaining(remaining());
  say(['', 'Ended before everything was deleted. Left behind, as far as the answers told:', ...lines].join('\n  '));
  say('Everything else that is left has an address contract-…@secondgear.test.');
};

/** The first Ctrl-C stops asking and cleans up; the second one does not wait for that, and names what is left. */
const stopOnSignal = (): AbortSignal => {
  const stop = new AbortController();
  const stopAsking = (): void => {
    console.error('Stopping: what was created is deleted first. Ctrl-C again ends at once.');
    stop.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (!stop.signal.aborted) return stopAsking();
      sayRemaining();
      process.exit(1);
    });
  }
  process.stdout.on('error', () => {
    output = process.stderr;
    if (!stop.signal.aborted) stopAsking();
  });
  return stop.signal;
};

const isDestructive = `--destructive: this also asks what could change or delete records that others made (writes with unknown,
malformed or missing ids and filters). Go on only with a test instance.`;

const run = async ({ json, ...options }: Options): Promise<number> => {
  if (json) await checkReportFile(json);
  const { href } = new URL(options.url);
  const manner = options.readOnly ? ', nothing that writes' : '';
  say(`Asking ${href}${manner}.${options.destructive ? `\n${isDestructive}` : ''}\n\n${head()}`);
  const report = await audit({
    ...options,
    signal: stopOnSignal(),
    onLine: sayAsItComes(),
    onBegin: (listRemaining) => {
      remaining = listRemaining;
    },
  });
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
