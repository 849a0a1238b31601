import type { Browser } from 'playwright';
import { type PageBudget, type PageName, pageGoals, type SpeedGoals, speedGoals } from '../budget.ts';
import { datasetWithBikes } from '../datasets.ts';
import { bikesInList, pages } from '../pages.ts';
import type { Goal, Row, Unit } from '../report/report.ts';
import { ratios } from '../report/statistics.ts';
import { type ServedApp, serveApp, serveBaseline } from '../serve.ts';
import { logIn, type MeasuredBrowser, openAutomatedBrowser, openMeasuredBrowser, phone } from './browsers.ts';
import { type LighthouseResult, runLighthouse } from './lighthouse.ts';
import { measurePageSize, type PageSize } from './transferSize.ts';

/** Prints the progress of the benchmark. */
export type Log = (sentence: string) => void;

const baselinePage = 'baseline page';
type Name = PageName | typeof baselinePage;

export type PageMeasurement = { name: Name; size: PageSize; rounds: LighthouseResult[] };

const measureSizes = async (browser: Browser, measuredPages: readonly MeasuredPage[]): Promise<Map<Name, PageSize>> => {
  const sizes = new Map<Name, PageSize>();
  for (const { name, url, origin, shown, role } of measuredPages) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    if (role) await logIn(page, origin, role);
    await page.close();
    sizes.set(name, await measurePageSize(await context.newPage(), url, shown));
    await context.close();
  }
  return sizes;
};

type MeasuredPage = { name: Name; url: string; origin: string; shown: string; role?: (typeof pages)[PageName]['role'] };

const measuredPagesOf = (names: readonly PageName[], app: ServedApp, baseline: ServedApp): MeasuredPage[] => [
  { name: baselinePage, url: `${baseline.url}/`, origin: baseline.url, shown: 'h1' },
  ...names.map((name) => ({ name, url: `${app.url}${pages[name].path}`, origin: app.url, ...pages[name] })),
];

/**
 * Measures every page with Lighthouse in each round, and the baseline page first, so that a slow phase of the machine
 * affects all pages.
 */
const runLighthouseRounds = async (
  measuredPages: readonly MeasuredPage[],
  runs: number,
  log: Log,
): Promise<Map<Name, LighthouseResult[]>> => {
  const rounds = new Map<Name, LighthouseResult[]>(measuredPages.map(({ name }) => [name, []]));
  const browsers = new Map<MeasuredPage['role'], MeasuredBrowser>();
  try {
    for (const { role, origin } of measuredPages)
      if (!browsers.has(role)) browsers.set(role, await openMeasuredBrowser(origin, role));
    for (let round = 1; round <= runs; round += 1) {
      for (const { name, url, role } of measuredPages) {
        log(`Round ${round} of ${runs}: ${name}`);
        const browser = browsers.get(role);
        if (browser) rounds.get(name)?.push(await runLighthouse(url, browser.port));
      }
    }
    return rounds;
  } finally {
    for (const browser of browsers.values()) await browser.close();
  }
};

/** Measures the sizes of the baseline page and the app's pages once, and their Lighthouse figures in every round. */
export const measurePages = async (names: readonly PageName[], runs: number, log: Log): Promise<PageMeasurement[]> => {
  const baseline = await serveBaseline();
  const app = await serveApp(datasetWithBikes(bikesInList));
  try {
    const measuredPages = measuredPagesOf(names, app, baseline);
    log('Measuring sizes');
    const browser = await openAutomatedBrowser();
    const sizes = await measureSizes(browser, measuredPages).finally(() => browser.close());
    const rounds = await runLighthouseRounds(measuredPages, runs, log);
    return measuredPages.flatMap(({ name }) => {
      const size = sizes.get(name);
      return size ? { name, size, rounds: rounds.get(name) ?? [] } : [];
    });
  } finally {
    await app.close();
    await baseline.close();
  }
};

const kib = (bytes: number) => bytes / 1024;
const atMost = (atMost: number | undefined): Goal | undefined => (atMost === undefined ? undefined : { atMost });
const atLeast = (atLeast: number | undefined): Goal | undefined => (atLeast === undefined ? undefined : { atLeast });

/**
 * The largest allowed number of requests, including the images in the viewport if the budget of the page allows them.
 */
export const requestLimit = (budget: PageBudget, { imagesInView }: Pick<PageSize, 'imagesInView'>): number =>
  budget.requests + (budget.allowsImagesInView ? imagesInView : 0);

const rowsOf = ({ name, size, rounds }: PageMeasurement, baselineRounds: readonly LighthouseResult[]): Row[] => {
  const budget = name === baselinePage ? undefined : pageGoals[name];
  const goals: Partial<SpeedGoals> = name === baselinePage ? {} : speedGoals[name];
  const each = (pick: (result: LighthouseResult) => number) => rounds.map(pick);
  const lcp = each((round) => round.lcp);
  const row = (figure: string, unit: Unit, values: number | readonly number[], goal?: Goal): Row => ({
    page: name,
    figure,
    unit,
    values: typeof values === 'number' ? [values] : values,
    goal,
  });
  const timesBaseline = ratios(
    lcp,
    baselineRounds.map((round) => round.lcp),
  );
  return [
    row(
      'performance',
      'score',
      each((round) => round.performance),
      atLeast(goals.performance),
    ),
    row(
      'accessibility',
      'score',
      each((round) => round.accessibility),
      atLeast(goals.accessibility),
    ),
    row(
      'best practices',
      'score',
      each((round) => round.bestPractices),
      atLeast(goals.bestPractices),
    ),
    row(
      'SEO',
      'score',
      each((round) => round.seo),
      atLeast(goals.seo),
    ),
    row('LCP', 'ms', lcp),
    ...(name === baselinePage
      ? []
      : [row('LCP, baseline = 1', 'times', timesBaseline, atMost(goals.lcpTimesBaseline))]),
    row(
      'TBT',
      'ms',
      each((round) => round.tbt),
      atMost(goals.tbt),
    ),
    row(
      'CLS',
      'shift',
      each((round) => round.cls),
      atMost(goals.cls),
    ),
    row('JavaScript before load, gz', 'KiB', kib(size.javaScriptBeforeLoad), atMost(budget?.javaScriptBeforeLoad)),
    row('JavaScript in all, gz', 'KiB', kib(size.javaScriptInAll), atMost(budget?.javaScriptInAll)),
    row('CSS, brotli', 'KiB', kib(size.css), atMost(budget?.css)),
    row('HTML, brotli', 'KiB', kib(size.html), atMost(budget?.html)),
    row('requests', 'count', size.requests, atMost(budget && requestLimit(budget, size))),
    row('data requests', 'count', size.dataRequests, atMost(budget?.dataRequests)),
    row('fonts', 'count', size.fonts, atMost(budget?.fonts)),
    row('fonts, as sent', 'KiB', kib(size.fontBytes), atMost(budget?.font)),
    row('fonts preloaded, fallback fits', 'count', Number(size.areFontsReady), atLeast(budget && 1)),
  ];
};

/** Returns every figure of every page, with its goal. */
export const rowsOfPages = (measured: readonly PageMeasurement[]): Row[] => {
  const baselineRounds = measured.find(({ name }) => name === baselinePage)?.rounds ?? [];
  return measured.flatMap((measurement) => rowsOf(measurement, baselineRounds));
};

/** Returns a line for each page that failed audits of accessibility, best practices or SEO. */
export const failedAuditsOf = (measured: readonly PageMeasurement[]): string[] =>
  measured.flatMap(({ name, rounds }) => {
    const audits = [...new Set(rounds.flatMap((round) => round.failedAudits))];
    return name === baselinePage || audits.length === 0 ? [] : `Failed audits of ${name}: ${audits.join(', ')}`;
  });
