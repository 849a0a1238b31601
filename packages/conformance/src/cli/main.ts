import { wouldWrite } from '../run/readOnlyServer.ts';
import { CannotTestError, type ReportLine, runConformance } from '../run/runConformance.ts';
import { help, type Options, readOptions, UsageError, usage } from './options.ts';
import { endpointHead, exitCodeOf, printEnd, printLine, tableHead } from './report.ts';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const createLinePrinter = (): ((line: ReportLine) => void) => {
  let endpoint: string | undefined;
  return (line) => {
    // The end of the report counts them.
    if (line.got === wouldWrite) return;
    if (line.endpoint !== endpoint) print(endpointHead(line));
    endpoint = line.endpoint;
    print(printLine(line));
  };
};

const run = async (options: Options): Promise<number> => {
  const mode = options.writes ? '. It is a test instance: its data may be changed' : ', without requests that write';
  if (!options.writes && (options.admin || options.images)) print('--bearer and --images do nothing without --writes.');
  print(`Testing ${new URL(options.url).href}${mode}.\n\n${tableHead()}`);
  const report = await runConformance({ ...options, onLine: createLinePrinter() });
  print(printEnd(report));
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
