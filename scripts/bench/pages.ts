import { once } from 'node:events';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { bikes } from '../../packages/fixtures/src/index.ts';
import { launch, logIn, median, printTable } from './browser.ts';
import { serveApp, serveBarePage } from './serve.ts';

const list = `/categories/${bikes.available.category_id}`;

/** The measured pages. A page for signed-in users is opened by a buyer, on a cold visit by its address. */
export const pages = [
  { name: 'home', path: '/', isSignedIn: false },
  { name: 'bike list', path: list, isSignedIn: true },
  { name: 'bike page', path: `${list}/bikes/${bikes.available._id}`, isSignedIn: true },
] as const;
type MeasuredPage = { name: string; url: string; isSignedIn: boolean };

/** The figures of one run: a score from 0 to 100, times in ms, sizes in KiB as they are sent. */
type Run = { score: number; lcp: number; tbt: number; cls: number; requests: number; scripts: number };

type NetworkRequest = { resourceType: string; transferSize: number; networkRequestTime: number };

/**
 * Measures a page with Lighthouse's simulated phone and network. Lighthouse clears the cache, but not the storage in which a
 * session is.
 */
const runLighthouse = async (url: string, port: number): Promise<Run> => {
  const report = (await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] }))?.lhr;
  if (!report || report.runtimeError) throw new Error(`${url} was not measured: ${report?.runtimeError?.message}`);
  const { audits, categories } = report;
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const items = (audit: string) => {
    const details = audits[audit]?.details;
    return details && 'items' in details ? details.items : [];
  };
  const [metrics] = items('metrics') as { observedLoad: number }[];
  const requests = items('network-requests') as NetworkRequest[];
  const scripts = requests.filter(
    ({ resourceType, networkRequestTime }) =>
      resourceType === 'Script' && networkRequestTime < (metrics?.observedLoad ?? Number.POSITIVE_INFINITY),
  );
  return {
    score: (categories.performance?.score ?? 0) * 100,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    scripts: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts a Chromium to which Lighthouse can connect. The login is in the default profile, where Lighthouse opens its pages. */
const openBrowser = async (url: string, isSignedIn: boolean) => {
  const port = await freePort();
  const browser = await launch(port);
  if (isSignedIn) {
    const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const page = await connection.contexts()[0]?.newPage();
    if (page) await logIn(page, url);
    await page?.close();
    await connection.close();
  }
  return { port, close: () => browser.close() };
};

/** Prints the figures of each page beside those of the bare page: the home page without scripts. */
export const benchPages = async (paths: readonly string[], runs: number, log: (sentence: string) => void) => {
  const [app, bare] = [await serveApp(), await serveBarePage()];
  const measured: MeasuredPage[] = [
    { name: 'bare page', url: `${bare.url}/`, isSignedIn: false },
    ...pages
      .filter(({ path }) => paths.length === 0 || paths.includes(path))
      .map(({ name, path, isSignedIn }) => ({ name, url: app.url + path, isSignedIn })),
  ];
  const guest = await openBrowser(app.url, false);
  const buyer = await openBrowser(app.url, true);
  const results = measured.map((): Run[] => []);
  // Each page once in each round, so that a slow phase of the machine affects all of them.
  for (let round = 1; round <= runs; round += 1)
    for (const [at, { name, url, isSignedIn }] of measured.entries()) {
      log(`round ${round} of ${runs}: ${name}`);
      results[at]?.push(await runLighthouse(url, (isSignedIn ? buyer : guest).port));
    }
  for (const { close } of [guest, buyer, app, bare]) await close();

  const middle = (own: readonly Run[] = [], figure: keyof Run) => median(own.map((run) => run[figure]));
  const bareLcp = middle(results[0], 'lcp');
  printTable([
    ['page', 'performance', 'LCP / bare', 'TBT ms', 'CLS', 'requests', 'scripts before load, KiB'],
    ...measured.map(({ name }, at) => {
      const of = (figure: keyof Run) => middle(results[at], figure);
      const ratio = (of('lcp') / bareLcp).toFixed(2);
      const counts = [of('tbt'), of('requests'), of('scripts')].map((value) => String(Math.round(value)));
      return [name, of('score').toFixed(0), ratio, counts[0] ?? '', of('cls').toFixed(3), ...counts.slice(1)];
    }),
  ]);
};
