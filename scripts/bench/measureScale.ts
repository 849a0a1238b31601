import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { logIn, openDriven, phone, type Who } from './browsers.ts';
import { scaleGoals } from './budget.ts';
import { brand, shopWithBikes, shopWithPeople } from './datasets.ts';
import type { Say } from './measurePages.ts';
import { pages } from './pages.ts';
import type { Row } from './report.ts';
import { type Served, serveShop } from './serve.ts';
import { median, shareOver, slope } from './statistics.ts';
import { forgetFiles } from './transferSize.ts';

/** A list that grows with the shop: who reads it, on what, and the way that leads to it from another page. */
type List = {
  name: string;
  who: Who;
  device: BrowserContextOptions;
  path: string;
  /** What stands above it, and on no page that leads to it. */
  heading: string;
  /** What one bike, or one person, is found by. */
  one: string;
  from: string;
  enter: (page: Page) => Promise<void>;
};

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const adminTable = (name: string, place: string, heading: string, path: string): List => ({
  name,
  who: 'admin',
  device: desktop,
  path,
  heading,
  one: '[role="rowheader"], tbody th[scope="row"]',
  from: '/dashboard',
  enter: (page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: place }).click(),
});

const bikes: List = {
  name: 'bikes',
  who: 'buyer',
  device: phone,
  path: pages.bikes.path,
  heading: 'Honda',
  one: 'article',
  from: '/',
  enter: (page) => page.locator(`a[href="/categories/${brand}"]`).first().click(),
};
const buyers = adminTable('buyers', 'All Buyers', 'All Buyers', '/dashboard/allbuyers');
const sellers = adminTable('sellers', 'All Sellers', 'All Seller', '/dashboard/allseller');

/** Every list starts with a hundred: what the others are compared with. */
const growth = [
  { lists: [bikes], shopWith: shopWithBikes, sizes: [100, 1_000, 10_000] },
  { lists: [buyers, sellers], shopWith: shopWithPeople, sizes: [100, 5_000] },
];

export type Grown = {
  list: string;
  size: number;
  /** From the navigation to the first one on the screen, in ms; several times. */
  first: number[];
  /** What that took with a hundred of them: the median, in ms. */
  firstOfHundred: number;
  /** Elements in the document, before anybody scrolls. */
  nodes: number;
  /** How long each frame took on the way to the end, in ms. */
  frames: number[];
  /** Whether anything was to be seen at the end. */
  hasEnd: boolean;
  /** What the page holds after each visit, in MiB, once everything is collected that can be. */
  heap: number[];
};

declare global {
  interface Window {
    /** When the first one of a list was painted, in ms since the navigation. */
    firstShown?: number;
  }
}

/** Runs in a page before anything of the page does: notes when the first one is on the screen. */
const awaitFirst = (one: string) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(one)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.firstShown = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
};

const patience = 120_000;

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;
const bytesOf = (kilobits: number) => (kilobits * 1024) / 8;

/** A cheap phone and a slow line, as Lighthouse has them where it does not simulate them. */
const slowDown = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: bytesOf(downloadThroughputKbps),
    uploadThroughput: bytesOf(uploadThroughputKbps),
  });
};

const firstShown = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.firstShown !== undefined, undefined, { timeout: patience });
  return page.evaluate(() => window.firstShown ?? Number.NaN);
};

/** How many seconds somebody takes who drags the bar from the top to the end. */
const secondsToTheEnd = 20;

/** Scrolls to the end of whatever scrolls the list, a step in each frame, and notes how long each frame took. */
const scrollToTheEnd = async (page: Page, one: string, seconds = secondsToTheEnd): Promise<number[]> =>
  page.evaluate(
    ([one, seconds]) => {
      const scrolls = (element: Element) =>
        element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
      const outside: Element = document.scrollingElement ?? document.documentElement;
      let scroller = document.querySelector(one)?.parentElement ?? outside;
      while (scroller !== outside && !scrolls(scroller)) scroller = scroller.parentElement ?? outside;
      return new Promise<number[]>((resolve, reject) => {
        // Better than waiting for good: a browser draws no frames for a page that it takes to be hidden.
        setTimeout(() => reject(new Error('The page was not drawn any more.')), seconds * 1000 + 300_000);
        const frames: number[] = [];
        const begun = performance.now();
        let last = begun;
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          const share = Math.min(1, (now - begun) / (seconds * 1000));
          // A list that is measured as it is shown grows on the way.
          const end = scroller.scrollHeight - scroller.clientHeight;
          scroller.scrollTo({ top: share * end, behavior: 'instant' });
          const isThere = share === 1 && scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 2;
          if (isThere || now - begun > seconds * 1500) resolve(frames.slice(1));
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      });
    },
    [one, seconds] as const,
  );

/** Whether one of the list is in view, as it is once a window of it has been drawn. */
const isOneInView = (page: Page, one: string): Promise<boolean> =>
  page
    .waitForFunction(
      (one) =>
        [...document.querySelectorAll(one)].some((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        }),
      one,
      { timeout: 2_000 },
    )
    .then(
      () => true,
      () => false,
    );

const heapOf = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
};

/** The first half of them fills what is kept on purpose, which is the list, and what the engine keeps for itself. */
const visits = 20;

/** Goes to the list, to its end, and back again, and weighs what is left of the visit each time. */
const heapByVisit = async (page: Page, devtools: CDPSession, url: string, list: List): Promise<number[]> => {
  const heap: number[] = [];
  const heading = page.getByRole('heading', { level: 1, name: list.heading });
  await page.goto(`${url}${list.from}`);
  for (let visit = 0; visit < visits; visit += 1) {
    await list.enter(page);
    await heading.waitFor({ timeout: patience });
    await page.locator(list.one).first().waitFor({ timeout: patience });
    await scrollToTheEnd(page, list.one, 2);
    await page.goBack();
    await heading.waitFor({ state: 'detached', timeout: patience });
    heap.push(await heapOf(devtools));
  }
  return heap;
};

const measureList = async (
  browser: Browser,
  { url }: Served,
  list: List,
  runs: number,
  say: Say,
): Promise<Omit<Grown, 'list' | 'size' | 'firstOfHundred'>> => {
  const context = await browser.newContext(list.device);
  // What runs this program gives functions their names by a helper, which a page has not.
  await context.addInitScript('globalThis.__name = (work) => work;');
  const door = await context.newPage();
  await logIn(door, url, list.who);
  await door.close();

  say('  from the navigation to the first one');
  const first: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await forgetFiles(devtools, url);
    await slowDown(devtools);
    await page.addInitScript(awaitFirst, list.one);
    first.push(await firstShown(page, `${url}${list.path}`));
    await page.close();
  }

  const page = await context.newPage();
  await page.bringToFront();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${url}${list.path}`);
  await page.locator(list.one).first().waitFor({ timeout: patience });
  // The first of them are there before the shop's script, and what it keeps for when there is no line comes last.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  say('  to the end');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  const frames = await scrollToTheEnd(page, list.one);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const hasEnd = await isOneInView(page, list.one);
  say('  there and back again');
  const heap = await heapByVisit(page, devtools, url, list);
  await context.close();
  return { first, nodes, frames, hasEnd, heap };
};

/** Measures every list at every size, the hundred first. */
export const measureScale = async (runs: number, say: Say): Promise<Grown[]> => {
  const grown: Grown[] = [];
  const browser = await openDriven();
  try {
    for (const { lists, shopWith, sizes } of growth) {
      for (const size of sizes) {
        const shop = await serveShop(shopWith(size));
        for (const list of lists) {
          say(`${size.toLocaleString('en')} ${list.name}`);
          const measured = await measureList(browser, shop, list, runs, say);
          const hundred = grown.find((one) => one.list === list.name) ?? measured;
          grown.push({ list: list.name, size, firstOfHundred: median(hundred.first), ...measured });
        }
        await shop.close();
      }
    }
    return grown;
  } finally {
    await browser.close();
  }
};

/** In ms. */
const late = 33;

/** Every figure of every list. A list of a hundred has no goals: it is what the others are compared with. */
export const rowsOfScale = (grown: readonly Grown[]): Row[] =>
  grown.flatMap(({ list, size, first, firstOfHundred, nodes, frames, hasEnd, heap }) => {
    const page = `${size.toLocaleString('en')} ${list}`;
    const goal = (atMost: number) => (size === 100 ? undefined : { atMost });
    return [
      { page, figure: 'first one shown', unit: 'ms', values: first },
      {
        page,
        figure: 'first one shown, of 100 = 1',
        unit: 'times',
        values: first.map((ms) => ms / firstOfHundred),
        goal: goal(scaleGoals.firstTimesHundred),
      },
      { page, figure: 'elements at the start', unit: 'count', values: [nodes], goal: goal(scaleGoals.nodes) },
      {
        page,
        figure: `frames over ${late} ms, on the way to the end`,
        unit: 'share',
        values: [shareOver(frames, late)],
        goal: goal(scaleGoals.lateFrames),
      },
      { page, figure: 'in view at the end', unit: 'count', values: [Number(hasEnd)], goal: { atLeast: 1 } },
      { page, figure: 'heap after a visit', unit: 'MiB', values: heap },
      {
        page,
        figure: 'heap, more with each further visit',
        unit: 'MiB',
        values: [slope(heap.slice(visits / 2))],
        goal: goal(scaleGoals.growth),
      },
    ] satisfies Row[];
  });
