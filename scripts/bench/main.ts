import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureAppBuild } from '../lib/appBuild.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { benchErrand } from './errand.ts';
import { benchPages, pages } from './pages.ts';
import { benchSearch } from './search.ts';

const paths = pages.map(({ path }) => path);
const usage = `Usage: npm run bench -- [--runs NUMBER] [--only PATH]…, or --scale [--runs NUMBER], or --errand

Prints figures of the app build on a phone with a slow network, beside the home page without scripts. No figure fails.

  --runs NUMBER  how often each page is measured; default 5. The table has the medians.
  --only PATH    measures only this page; can be repeated: ${paths.join(', ')}.
  --scale        measures typing into the search of 10,000 bikes instead.
  --errand       adds up what a buyer downloads from the home page to the receipt instead.
  --help         prints this text.

Run nothing else at the same time: speeds depend on the machine.`;

const exitWithUsage = (sentence: string): never => {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
};

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string', multiple: true, default: [] },
        scale: { type: 'boolean', default: false },
        errand: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    // The first words of Node's message name the option.
    const option = /'(--?[\w-]+)/.exec(String(error))?.[1];
    return exitWithUsage(
      option === '--runs' || option === '--only'
        ? `${option} needs a value: ${option === '--runs' ? 'a whole number above 0' : 'the path of a page'}.`
        : `There is no option ${option ?? process.argv.slice(2).join(' ')}.`,
    );
  }
};

const { runs, only, scale, errand, help } = readArguments();
if (help) {
  console.info(usage);
  process.exit();
}
if (!/^[1-9]\d{0,3}$/.test(runs)) exitWithUsage(`--runs must be a whole number above 0, but is '${runs}'.`);
const unknown = only.filter((path) => !paths.some((known) => known === path));
if (unknown.length > 0) exitWithUsage(`${unknown.join(' and ')} is not a measured page.`);
if ((scale || errand) && only.length > 0) exitWithUsage('--scale and --errand measure other pages: leave out --only.');
if (scale && errand) exitWithUsage('--scale and --errand are two measurements: run one after the other.');

ensureBrowser();
if ((await ensureAppBuild()) !== 0) process.exit(1);
// Progress goes to standard error, so that the table on standard output can be written into a file.
const log = (sentence: string) => console.warn(sentence);
const load = loadavg()[0] ?? 0;
if (errand) await benchErrand(log);
else if (scale) await benchSearch(Number(runs), log);
else await benchPages(only, Number(runs), log);
// The measured times are too high when other programs use more than half of the processors.
if (!errand && load > cpus().length / 2)
  console.info(`\nThe machine was busy before the benchmark (load ${load.toFixed(1)}): the times are not reliable.`);
