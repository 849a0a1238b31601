import { pathToFileURL } from 'node:url';
import {
  type BrowserContext,
  type ElementHandle,
  launch,
  type Page,
  type Browser as PuppeteerBrowser,
} from 'puppeteer-core';
import { launchOptions } from '../../lib/browser.mjs';
import type { Browser, BrowserPage } from './browser.ts';

const find = async (page: Page, element: string): Promise<ElementHandle<HTMLInputElement>> => {
  const found = (await page.evaluateHandle(element)).asElement();
  if (!found) throw new Error(`There is no element for ${element}`);
  // Puppeteer knows the type of an element only for functions, not for scripts that are texts.
  return found as ElementHandle<HTMLInputElement>;
};

const browserPage = (page: Page): BrowserPage => ({
  goto: async (url) => {
    await page.goto(url);
  },
  reload: async () => {
    await page.reload();
  },
  evaluate: <Value>(script: string) => page.evaluate(script) as Promise<Value>,
  click: async (element) => (await find(page, element)).click(),
  type: async (element, text) => (await find(page, element)).type(text),
  chooseFile: async (element, file) => (await find(page, element)).uploadFile(file),
  resize: (width, height) => page.setViewport({ width, height }),
  screenshot: async () => Buffer.from(await page.screenshot()),
  close: () => page.browserContext().close(),
});

const firefoxPreferences = {
  'ui.prefersReducedMotion': 1,
  // As on a phone: the scroll bar takes no space from the page. Headless Chromium and WebKit have no other scroll bars.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'en-US, en',
};

const chromiumArguments = () => [...launchOptions().args, '--force-prefers-reduced-motion', '--lang=en-US'];

// main.ts ends the process after a signal, and Puppeteer then stops the browser.
const withoutSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** The part of an old Puppeteer that this file uses. */
type OldPuppeteer = { launch(options: object): Promise<OldBrowser> };
type OldBrowser = Pick<PuppeteerBrowser, 'version' | 'close'> & {
  createIncognitoBrowserContext(): Promise<BrowserContext>;
};

/** Starts an old Chromium with an old Puppeteer, because the installed one cannot drive it. */
export const startOldChromium = async (paths: { executablePath: string; puppeteer: string }): Promise<Browser> => {
  const { default: puppeteer } = (await import(pathToFileURL(paths.puppeteer).href)) as { default: OldPuppeteer };
  const browser = await puppeteer.launch({
    executablePath: paths.executablePath,
    headless: true,
    ...withoutSignals,
    args: [...chromiumArguments(), '--no-zygote', '--disable-dev-shm-usage'],
  });
  return {
    version: await browser.version(),
    openPage: async () => browserPage(await (await browser.createIncognitoBrowserContext()).newPage()),
    close: () => browser.close(),
  };
};

/** Starts Firefox with WebDriver BiDi, which needs no driver program, or Chromium with its own protocol. */
export const startWithPuppeteer = async (engine: 'firefox' | 'chromium', executablePath: string): Promise<Browser> => {
  const browser = await launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    ...withoutSignals,
    ...(engine === 'firefox' ? { extraPrefsFirefox: firefoxPreferences } : { args: chromiumArguments() }),
  });
  return {
    version: await browser.version(),
    openPage: async () => browserPage(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
};
