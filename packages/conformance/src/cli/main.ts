import type { LeftoverRecord } from '../run/ownRecords.ts';
import { NotAdminError, type ReportLine, runConformance, ServerUnreachable } from '../run/runConformance.ts';
import { help, type Options, readOptions, UsageError, usage } from './options.ts';
import { endpointHead, exitCodeOf, printEnd, printLine, printRemaining, tableHead } from './report.ts';
import { checkReportFile, ReportWriteError, writeReport } from './reportFile.ts';

/**
 * The stream to which the report is printed. When standard output is closed, for example by `| head`, it is standard
 * error.
 */
let output: NodeJS.WritableStream = process.stdout;

const print = (text: string): void => {
  output.write(`${text}\n`);
};

const createLinePrinter = (): ((line: ReportLine) => void) => {
  let endpoint: string | undefined;
  return (line) => {
    if (line.endpoint !== endpoint) print(endpointHead(line));
    endpoint = line.endpoint;
    print(printLine(line));
  };
};

/**
 * Returns the records that would stay on the server if the program ended now. Before the run has created a record, the
 * list is empty.
 */
let remaining: () => readonly LeftoverRecord[] = () => [];

const printLeftovers = (isVerbose: boolean): void => {
  const lines = printRemaining(remaining(), isVerbose);
  print(['', 'Ended before everything was deleted. Left behind, as far as known:', ...lines].join('\n  '));
  print('Everything else that is left has an e-mail address contract-…@secondgear.test.');
};

/**
 * The first Ctrl-C stops the run, and the run deletes what it has created. The second Ctrl-C ends the program, which
 * lists the records that stay on the server.
 */
const stopOnSignal = (isVerbose: boolean): AbortSignal => {
  const stop = new AbortController();
  const stopSending = (): void => {
    console.error('Stopping: first, everything that was created is deleted. Press Ctrl-C again to end at once.');
    stop.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (!stop.signal.aborted) return stopSending();
      printLeftovers(isVerbose);
      process.exit(1);
    });
  }
  process.stdout.on('error', () => {
    output = process.stderr;
    if (!stop.signal.aborted) stopSending();
  });
  return stop.signal;
};

const destructiveWarning = `--destructive: this also sends requests that could change or delete records of others (writes with unknown,
malformed or missing ids and filters). Continue only with a test instance.`;

const run = async ({ json, verbose, ...options }: Options): Promise<number> => {
  if (json) await checkReportFile(json);
  const { href } = new URL(options.url);
  const mode = options.readOnly ? ', without requests that write' : '';
  print(`Testing ${href}${mode}.${options.destructive ? `\n${destructiveWarning}` : ''}\n\n${tableHead()}`);
  const report = await runConformance({
    ...options,
    signal: stopOnSignal(verbose),
    onLine: createLinePrinter(),
    onBegin: (listRemaining) => {
      remaining = listRemaining;
    },
  });
  print(printEnd(report, verbose));
  if (json) await writeReport(json, report);
  return exitCodeOf(report);
};

/** Returns the message for an expected error; undefined for a programming error. */
const describeError = (error: unknown): string | undefined => {
  if (error instanceof UsageError) return `${error.message}\n${usage}`;
  if (error instanceof ServerUnreachable) return `This server cannot be tested: ${error.message}.`;
  if (error instanceof NotAdminError) {
    return 'The bearer must be an admin’s access token, and this server says that its user is not an admin. Without a bearer, the cases that need an admin are skipped.';
  }
  return error instanceof ReportWriteError ? error.message : undefined;
};

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') process.stdout.write(help);
  else process.exitCode = await run(options);
} catch (error) {
  const message = describeError(error);
  if (message === undefined) throw error;
  console.error(message);
  process.exitCode = 2;
}
