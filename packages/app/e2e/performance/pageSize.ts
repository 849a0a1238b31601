import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';

/** What a page requested until it was idle. Sizes are in bytes. */
export type PageSize = {
  /** The size of the scripts that were requested before the `load` event, after gzip; then that of all scripts. */
  javaScriptBeforeLoad: number;
  javaScriptInAll: number;
  /** The size of the stylesheets, after brotli; then that of the HTML. */
  css: number;
  html: number;
  requests: number;
  /** How many of the requests were for images in the viewport. */
  imagesInView: number;
  dataRequests: number;
  fonts: number;
  fontBytes: number;
  /** Whether every font is preloaded by the HTML and has a fallback with the same metrics. */
  areFontsReady: boolean;
  /** The URLs of the scripts, to compare them with those of another page. */
  scripts: string[];
};

type Request = { url: string; type: string; at: number };

/** All requests of a page, as the browser's DevTools protocol reports them. */
type NetworkLog = { requests: Request[]; loadedAt: number; pending: Set<string> };

const recordRequests = (devtools: CDPSession): NetworkLog => {
  const log: NetworkLog = { requests: [], loadedAt: Number.POSITIVE_INFINITY, pending: new Set() };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return;
    log.requests.push({ url: request.url, type, at: timestamp });
    log.pending.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId }) => log.pending.delete(requestId));
  devtools.on('Network.loadingFailed', ({ requestId }) => log.pending.delete(requestId));
  devtools.on('Page.loadEventFired', ({ timestamp }) => {
    log.loadedAt = Math.min(log.loadedAt, timestamp);
  });
  return log;
};

/**
 * A page counts as idle after this time without a request, in ms. A prerendered page starts its idle work after a
 * shorter delay.
 */
const idlePeriodMs = 1_300;

/** Resolves when a page has loaded, was idle, and has sent no request for a while. */
const waitUntilIdle = async (page: Page, log: NetworkLog): Promise<void> => {
  await page.waitForLoadState('load');
  for (let known = -1; known !== log.requests.length || log.pending.size > 0; ) {
    known = log.requests.length;
    await page.evaluate(
      (ms) => new Promise((resolve) => setTimeout(() => requestIdleCallback(() => resolve(undefined)), ms)),
      idlePeriodMs,
    );
  }
};

/**
 * Clears the caches of the browser and of the service worker, but not the storage, so that the user stays signed in.
 */
export const clearCaches = async (devtools: CDPSession, url: string): Promise<void> => {
  await devtools.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
  // Disabling and enabling the cache clears the memory cache of the page's process.
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
};

const pathOf = (url: string) => new URL(url).pathname;
const isScript = ({ url, type }: Request) => type === 'Script' || /\.m?js$/.test(pathOf(url));
const isStylesheet = ({ url, type }: Request) => type === 'Stylesheet' || pathOf(url).endsWith('.css');
const isFont = ({ url, type }: Request) => type === 'Font' || /\.woff2?$/.test(pathOf(url));
const isDataRequest = ({ url }: Request) => pathOf(url).startsWith('/api/');

const urlsOf = (requests: readonly Request[]): string[] => [...new Set(requests.map(({ url }) => url))];

const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;
const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length;
const uncompressed = (bytes: Buffer) => bytes.length;

/** Reads the content of a file by requesting it again, because the browser does not store the bytes of all files. */
const fetchAgain = async (page: Page, url: string, accept = '*/*'): Promise<Buffer> => {
  const response = await page.request.get(url, { headers: { accept } });
  if (!response.ok()) throw new Error(`${url} responded with ${response.status()}.`);
  return response.body();
};

/** The size of some files in bytes, by default after gzip. */
export const transferSizeOf = async (
  page: Page,
  urls: readonly string[],
  sizeOf: (bytes: Buffer) => number = gzipped,
): Promise<number> => {
  const bytes = await Promise.all(urls.map((url) => fetchAgain(page, url)));
  return bytes.reduce((sum, file) => sum + sizeOf(file), 0);
};

const countImagesInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const visible = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    });
    return new Set(visible.map(({ currentSrc }) => currentSrc)).size;
  });

/** Whether the HTML preloads the page's fonts, and the CSS has a fallback font with the same metrics. */
const areFontsReady = async (page: Page, html: string, fonts: readonly string[], stylesheets: readonly string[]) => {
  const contents = await Promise.all(stylesheets.map((url) => fetchAgain(page, url)));
  const css = [html, ...contents.map(String)].join('\n');
  const isPreloaded = (font: string) =>
    [...html.matchAll(/<link\b[^>]*rel="?preload[^>]*>/g)].some(([link]) => link.includes(pathOf(font)));
  return fonts.every(isPreloaded) && (fonts.length === 0 || /size-adjust/.test(css));
};

/**
 * Opens a page with empty caches and measures what it loads until it is idle. The files are compressed here, so that the result
 * does not depend on the compression of the server.
 *
 * @param page a page without pending requests; its user stays signed in
 * @param shown a selector for the content of the page
 */
export const measurePageSize = async (page: Page, url: string, shown: string): Promise<PageSize> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Page.enable');
  // Leave the previous page, because its pending requests would be counted.
  await page.goto('about:blank');
  await clearCaches(devtools, url);
  const log = recordRequests(devtools);
  await page.goto(url);
  await page.locator(shown).first().waitFor();
  await waitUntilIdle(page, log);
  await devtools.detach();

  const { requests, loadedAt } = log;
  const html = await fetchAgain(page, url, 'text/html');
  const scripts = urlsOf(requests.filter(isScript));
  const stylesheets = urlsOf(requests.filter(isStylesheet));
  const fonts = urlsOf(requests.filter(isFont));
  const early = urlsOf(requests.filter((request) => isScript(request) && request.at < loadedAt));
  return {
    javaScriptBeforeLoad: await transferSizeOf(page, early),
    javaScriptInAll: await transferSizeOf(page, scripts),
    css: await transferSizeOf(page, stylesheets, brotli),
    html: brotli(html),
    requests: requests.length,
    imagesInView: await countImagesInView(page),
    dataRequests: requests.filter(isDataRequest).length,
    fonts: fonts.length,
    fontBytes: await transferSizeOf(page, fonts, uncompressed),
    areFontsReady: await areFontsReady(page, html.toString(), fonts, stylesheets),
    scripts,
  };
};
