import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';

/** What a page fetched until it was at rest: sizes in bytes. */
export type Weight = {
  /** Compressed by gzip. */
  javaScriptBeforeLoad: number;
  javaScriptInAll: number;
  /** Compressed by brotli. */
  css: number;
  html: number;
  requests: number;
  /** Of those requests. */
  picturesInView: number;
  dataCalls: number;
  fonts: number;
  fontBytes: number;
  /** Every font is asked for by the page itself, and stands in for no fallback of another measure. */
  isFontReady: boolean;
  /** The addresses of the scripts, for whoever wants to know what another page has besides. */
  scripts: string[];
};

type Request = { url: string; type: string; at: number };

/** Everything that a page asks for, as the browser itself writes it down. */
type Record = { requests: Request[]; loadedAt: number; underWay: Set<string> };

const listen = (devtools: CDPSession): Record => {
  const record: Record = { requests: [], loadedAt: Number.POSITIVE_INFINITY, underWay: new Set() };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return;
    record.requests.push({ url: request.url, type, at: timestamp });
    record.underWay.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId }) => record.underWay.delete(requestId));
  devtools.on('Network.loadingFailed', ({ requestId }) => record.underWay.delete(requestId));
  devtools.on('Page.loadEventFired', ({ timestamp }) => {
    record.loadedAt = Math.min(record.loadedAt, timestamp);
  });
  return record;
};

/** Long enough for what a page begins when it has nothing else to do, in ms: a drawn one takes a second (`head/head.ts`). */
const quiet = 1_300;

/** Resolves when a page has loaded, has had time to spare, and has asked for nothing for a while. */
const atRest = async (page: Page, record: Record): Promise<void> => {
  await page.waitForLoadState('load');
  for (let known = -1; known !== record.requests.length || record.underWay.size > 0; ) {
    known = record.requests.length;
    await page.evaluate(
      (ms) => new Promise((resolve) => setTimeout(() => requestIdleCallback(() => resolve(undefined)), ms)),
      quiet,
    );
  }
};

/** Nothing is in the browser's cache afterwards; what is in its storage stays. */
export const forgetFiles = async (devtools: CDPSession, url: string): Promise<void> => {
  await devtools.send('Network.clearBrowserCache');
  // What the shop's worker keeps, and itself.
  const storageTypes = 'service_workers,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
  // Switched on and off, the other cache is emptied: the one in the memory of a page's process.
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
};

const pathOf = (url: string) => new URL(url).pathname;
const isScript = ({ url, type }: Request) => type === 'Script' || /\.m?js$/.test(pathOf(url));
const isSheet = ({ url, type }: Request) => type === 'Stylesheet' || pathOf(url).endsWith('.css');
const isFont = ({ url, type }: Request) => type === 'Font' || /\.woff2?$/.test(pathOf(url));
const isCall = ({ url }: Request) => pathOf(url).startsWith('/api/');

const addresses = (requests: readonly Request[]): string[] => [...new Set(requests.map(({ url }) => url))];

const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;
const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length;
const asItIs = (bytes: Buffer) => bytes.length;

/** Asked for once more, since a browser does not keep the bytes of everything that it has fetched. */
const fetchAgain = async (page: Page, url: string, accept = '*/*'): Promise<Buffer> => {
  const response = await page.request.get(url, { headers: { accept } });
  if (!response.ok()) throw new Error(`${url} was answered with ${response.status()}.`);
  return response.body();
};

/** How many bytes some files are when they are compressed in one way. */
export const weighFiles = async (
  page: Page,
  urls: readonly string[],
  weighOne: (bytes: Buffer) => number = gzipped,
): Promise<number> => {
  const bytes = await Promise.all(urls.map((url) => fetchAgain(page, url)));
  return bytes.reduce((sum, one) => sum + weighOne(one), 0);
};

const picturesInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    });
    return new Set(shown.map(({ currentSrc }) => currentSrc)).size;
  });

/** The page's fonts are asked for by its own HTML, and a fallback of the same measure stands there until they come. */
const areFontsReady = async (page: Page, html: string, fonts: readonly string[], sheets: readonly string[]) => {
  const styles = await Promise.all(sheets.map((url) => fetchAgain(page, url)));
  const css = [html, ...styles.map(String)].join('\n');
  const isPreloaded = (font: string) =>
    [...html.matchAll(/<link\b[^>]*rel="?preload[^>]*>/g)].some(([link]) => link.includes(pathOf(font)));
  return fonts.every(isPreloaded) && (fonts.length === 0 || /size-adjust/.test(css));
};

/**
 * Opens a page as somebody does who has never been there, and weighs what it fetched until it was at rest. Bytes are
 * compressed here, all in the same way, whatever the server does.
 *
 * @param page one that stands still; whoever is signed in in its context stays so
 * @param shown what is on the page once it is there
 */
export const weigh = async (page: Page, url: string, shown: string): Promise<Weight> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Page.enable');
  // Or what the page before still asks for would be counted here.
  await page.goto('about:blank');
  await forgetFiles(devtools, url);
  const record = listen(devtools);
  await page.goto(url);
  await page.locator(shown).first().waitFor();
  await atRest(page, record);
  await devtools.detach();

  const { requests, loadedAt } = record;
  const html = await fetchAgain(page, url, 'text/html');
  const scripts = addresses(requests.filter(isScript));
  const sheets = addresses(requests.filter(isSheet));
  const fonts = addresses(requests.filter(isFont));
  const early = addresses(requests.filter((request) => isScript(request) && request.at < loadedAt));
  return {
    javaScriptBeforeLoad: await weighFiles(page, early),
    javaScriptInAll: await weighFiles(page, scripts),
    css: await weighFiles(page, sheets, brotli),
    html: brotli(html),
    requests: requests.length,
    picturesInView: await picturesInView(page),
    dataCalls: requests.filter(isCall).length,
    fonts: fonts.length,
    fontBytes: await weighFiles(page, fonts, asItIs),
    isFontReady: await areFontsReady(page, html.toString(), fonts, sheets),
    scripts,
  };
};
