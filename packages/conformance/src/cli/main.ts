import { open } from 'node:fs/promises';
import { CannotTestError, type ReportLine, runConformance } from '../run/runConformance.ts';
import { help, type Options, readOptions, UsageError, usage } from './options.ts';
import { endpointHead, exitCodeOf, printEnd, printLine, tableHead } from './report.ts';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const createLinePrinter = (): ((line: ReportLine) => void) => {
  let endpoint: string | undefined;
  return (line) => {
    if (line.endpoint !== endpoint) print(endpointHead(line));
    endpoint = line.endpoint;
    print(printLine(line));
  };
};

/** Opens the file of the report before the run, because a run takes minutes. Throws a UsageError if that fails. */
const openReport = async (file: string) => {
  try {
    return await open(file, 'w');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new UsageError(`--json: the report cannot be written to ${file}${code}.`);
  }
};

const run = async ({ json, ...options }: Options): Promise<number> => {
  const file = json === undefined ? undefined : await openReport(json);
  const mode = options.writes ? '. It is a test instance: its data may be changed' : ', without requests that write';
  print(`Testing ${new URL(options.url).href}${mode}.\n\n${tableHead()}`);
  const report = await runConformance({ ...options, onLine: createLinePrinter() });
  print(printEnd(report));
  await file?.writeFile(`${JSON.stringify(report, null, 2)}\n`);
  return exitCodeOf(report);
};

// Standard output is closed, for example by `| head`.
process.stdout.on('error', () => process.exit(1));

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') print(help);
  else process.exitCode = await run(options);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof CannotTestError)) throw error;
  const message = error instanceof UsageError ? `${error.message}\n${usage}` : error.message;
  console.error(message);
  process.exitCode = 2;
}
