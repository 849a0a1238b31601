import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { scaleGoals } from '../budget.ts';
import { category, datasetWithBikes, datasetWithUsers } from '../datasets.ts';
import { pages } from '../pages.ts';
import type { Row } from '../report/report.ts';
import { median, shareAbove, slope } from '../report/statistics.ts';
import { type ServedApp, serveApp } from '../serve.ts';
import { logIn, openAutomatedBrowser, phone, type Role } from './browsers.ts';
import type { Log } from './measurePages.ts';
import { clearCaches } from './transferSize.ts';

/** A list that grows with the data: the role and device of the user, and how the user reaches it from another page. */
type MeasuredList = {
  name: string;
  role: Role;
  device: BrowserContextOptions;
  path: string;
  /** The heading of the page with the list. The previous page has another one. */
  heading: string;
  /** A selector for one item of the list: a bike or a user. */
  item: string;
  from: string;
  enter: (page: Page) => Promise<void>;
};

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const adminTable = (name: string, menuItem: string, heading: string, path: string): MeasuredList => ({
  name,
  role: 'admin',
  device: desktop,
  path,
  heading,
  item: '[role="rowheader"], tbody th[scope="row"]',
  from: '/dashboard',
  enter: (page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: menuItem }).click(),
});

const bikes: MeasuredList = {
  name: 'bikes',
  role: 'buyer',
  device: phone,
  path: pages.bikes.path,
  heading: 'Honda',
  item: 'article',
  from: '/',
  enter: (page) => page.locator(`a[href="/categories/${category}"]`).first().click(),
};
const buyers = adminTable('buyers', 'All Buyers', 'All Buyers', '/dashboard/allbuyers');
const sellers = adminTable('sellers', 'All Sellers', 'All Seller', '/dashboard/allseller');

/** The sizes with which each list is measured. The first is 100 items, and the others are compared with it. */
const datasets = [
  { lists: [bikes], createDataset: datasetWithBikes, sizes: [100, 1_000, 10_000] },
  { lists: [buyers, sellers], createDataset: datasetWithUsers, sizes: [100, 5_000] },
];

export type ListMeasurement = {
  list: string;
  size: number;
  /** For each run: the time from the navigation to the first item on the screen, in ms. */
  firstItem: number[];
  /** The median of the same time for the list of 100 items, in ms. */
  firstItemOfHundred: number;
  /** Elements in the document before scrolling. */
  elements: number;
  /** Duration of each frame while scrolling to the end, in ms. */
  frames: number[];
  /** Whether an item was visible when the list was scrolled to its end. */
  hasEnd: boolean;
  /** For each visit of the list: the size of the heap after the visit and a garbage collection, in MiB. */
  heap: number[];
};

declare global {
  interface Window {
    /** When the first item of the list was painted, in ms since the navigation. */
    firstItemShown?: number;
  }
}

/**
 * Records when the first item is on the screen. Playwright runs this function in a page before the page's own scripts.
 */
const recordFirstItem = (selector: string) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.firstItemShown = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
};

const timeoutMs = 120_000;

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;
const toBytes = (kilobits: number) => (kilobits * 1024) / 8;

/** Emulates a cheap phone and a slow network with the values that Lighthouse uses when it does not simulate them. */
const slowDown = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: toBytes(downloadThroughputKbps),
    uploadThroughput: toBytes(uploadThroughputKbps),
  });
};

const timeToFirstItem = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.firstItemShown !== undefined, undefined, { timeout: timeoutMs });
  return page.evaluate(() => window.firstItemShown ?? Number.NaN);
};

/** The duration of scrolling from top to bottom, in seconds: about the time in which a user drags the scroll bar. */
const secondsToTheEnd = 20;

/** Scrolls the list to its end, one step in each frame, and returns the duration of each frame in ms. */
const scrollToTheEnd = async (page: Page, selector: string, seconds = secondsToTheEnd): Promise<number[]> =>
  page.evaluate(
    ([selector, seconds]) => {
      const isScrollable = (element: Element) =>
        element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
      const documentScroller: Element = document.scrollingElement ?? document.documentElement;
      let scroller = document.querySelector(selector)?.parentElement ?? documentScroller;
      while (scroller !== documentScroller && !isScrollable(scroller))
        scroller = scroller.parentElement ?? documentScroller;
      return new Promise<number[]>((resolve, reject) => {
        // A browser renders no frames for a page that it considers hidden. The measurement then fails after this time.
        setTimeout(() => reject(new Error('The browser stopped rendering frames.')), seconds * 1000 + 300_000);
        const frames: number[] = [];
        const startedAt = performance.now();
        let last = startedAt;
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          const share = Math.min(1, (now - startedAt) / (seconds * 1000));
          // Compute the end in each frame: a virtualized list may grow while it is scrolled, because it measures items
          // when it renders them.
          const end = scroller.scrollHeight - scroller.clientHeight;
          scroller.scrollTo({ top: share * end, behavior: 'instant' });
          const isAtEnd = share === 1 && scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 2;
          if (isAtEnd || now - startedAt > seconds * 1500) resolve(frames.slice(1));
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      });
    },
    [selector, seconds] as const,
  );

/** Whether an item of the list is in the viewport, or gets there within two seconds. */
const isItemInView = (page: Page, selector: string): Promise<boolean> =>
  page
    .waitForFunction(
      (selector) =>
        [...document.querySelectorAll(selector)].some((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        }),
      selector,
      { timeout: 2_000 },
    )
    .then(
      () => true,
      () => false,
    );

const heapSizeOf = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
};

/**
 * The number of visits. Only the growth of the heap in the second half counts, because the first half fills the app's
 * cache of the list and the caches of the JavaScript engine.
 */
const visits = 20;

/**
 * Opens the list, scrolls to its end and goes back, once for each visit. Returns the size of the heap after each visit.
 */
const measureHeap = async (page: Page, devtools: CDPSession, url: string, list: MeasuredList): Promise<number[]> => {
  const heap: number[] = [];
  const heading = page.getByRole('heading', { level: 1, name: list.heading });
  await page.goto(`${url}${list.from}`);
  for (let visit = 0; visit < visits; visit += 1) {
    await list.enter(page);
    await heading.waitFor({ timeout: timeoutMs });
    await page.locator(list.item).first().waitFor({ timeout: timeoutMs });
    await scrollToTheEnd(page, list.item, 2);
    await page.goBack();
    await heading.waitFor({ state: 'detached', timeout: timeoutMs });
    heap.push(await heapSizeOf(devtools));
  }
  return heap;
};

const measureList = async (
  browser: Browser,
  { url }: ServedApp,
  list: MeasuredList,
  runs: number,
  log: Log,
): Promise<Omit<ListMeasurement, 'list' | 'size' | 'firstItemOfHundred'>> => {
  const context = await browser.newContext(list.device);
  // tsx inserts calls of a helper function `__name` into the functions that run in the page. The page does not have
  // this helper, so it is defined here.
  await context.addInitScript('globalThis.__name = (fn) => fn;');
  const loginPage = await context.newPage();
  await logIn(loginPage, url, list.role);
  await loginPage.close();

  log('  time to the first item');
  const firstItem: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await clearCaches(devtools, url);
    await slowDown(devtools);
    await page.addInitScript(recordFirstItem, list.item);
    firstItem.push(await timeToFirstItem(page, `${url}${list.path}`));
    await page.close();
  }

  const page = await context.newPage();
  await page.bringToFront();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${url}${list.path}`);
  await page.locator(list.item).first().waitFor({ timeout: timeoutMs });
  // When the first items appear, the page may still load scripts. The service worker caches its files after that. So
  // the page is complete when the service worker is ready, and the elements can be counted.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  log('  scrolling to the end');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  const frames = await scrollToTheEnd(page, list.item);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const hasEnd = await isItemInView(page, list.item);
  log('  heap after each visit');
  const heap = await measureHeap(page, devtools, url, list);
  await context.close();
  return { firstItem, elements, frames, hasEnd, heap };
};

/** Measures every list at every size, starting with 100. */
export const measureScale = async (runs: number, log: Log): Promise<ListMeasurement[]> => {
  const measurements: ListMeasurement[] = [];
  const browser = await openAutomatedBrowser();
  try {
    for (const { lists, createDataset, sizes } of datasets) {
      for (const size of sizes) {
        const app = await serveApp(createDataset(size));
        for (const list of lists) {
          log(`${size.toLocaleString('en')} ${list.name}`);
          const measured = await measureList(browser, app, list, runs, log);
          const hundred = measurements.find((earlier) => earlier.list === list.name) ?? measured;
          measurements.push({ list: list.name, size, firstItemOfHundred: median(hundred.firstItem), ...measured });
        }
        await app.close();
      }
    }
    return measurements;
  } finally {
    await browser.close();
  }
};

/** Frames longer than this are late, in ms. */
const late = 33;

/** Every figure of every list. A list of 100 has no goals, because the others are compared with it. */
export const rowsOfScale = (measurements: readonly ListMeasurement[]): Row[] =>
  measurements.flatMap(({ list, size, firstItem, firstItemOfHundred, elements, frames, hasEnd, heap }) => {
    const page = `${size.toLocaleString('en')} ${list}`;
    const goal = (atMost: number) => (size === 100 ? undefined : { atMost });
    return [
      { page, figure: 'first one shown', unit: 'ms', values: firstItem },
      {
        page,
        figure: 'first one shown, of 100 = 1',
        unit: 'times',
        values: firstItem.map((ms) => ms / firstItemOfHundred),
        goal: goal(scaleGoals.firstItemTimesHundred),
      },
      { page, figure: 'elements before scrolling', unit: 'count', values: [elements], goal: goal(scaleGoals.elements) },
      {
        page,
        figure: `frames over ${late} ms while scrolling`,
        unit: 'share',
        values: [shareAbove(frames, late)],
        goal: goal(scaleGoals.lateFrames),
      },
      { page, figure: 'items in view at the end', unit: 'count', values: [Number(hasEnd)], goal: { atLeast: 1 } },
      { page, figure: 'heap after a visit', unit: 'MiB', values: heap },
      {
        page,
        figure: 'heap growth with each visit',
        unit: 'MiB',
        values: [slope(heap.slice(visits / 2))],
        goal: goal(scaleGoals.heapGrowth),
      },
    ] satisfies Row[];
  });
