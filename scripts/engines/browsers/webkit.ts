import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Browser, BrowserPage } from './browser.ts';

/** GTK's settings: no animations, which WebKit reports to pages as `prefers-reduced-motion: reduce`. */
const settings = '[Settings]\ngtk-enable-animations=0\n';

/** Removes the space around the buttons of the browser's toolbar. With that space, a window cannot be 390 px wide. */
const styles = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }\n';

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Stops a process when this one exits. */
const stopAtExit = (child: ChildProcess) => {
  process.once('exit', () => child.kill());
};

/** Starts a display that exists only in memory, because WebKitGTK has no headless mode. Returns its name, such as `:1`. */
const startDisplay = async () => {
  const screen = ['-screen', '0', '1600x3200x24', '-nolisten', 'tcp'];
  const display = spawn('Xvfb', ['-displayfd', '3', ...screen], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  stopAtExit(display);
  const output = display.stdio[3];
  if (!output) throw new Error('Xvfb has no output.');
  const [name] = await once(output, 'data');
  return { process: display, name: `:${String(name).trim()}` };
};

const waitForDriver = async (url: string, driver: ChildProcess): Promise<void> => {
  while (driver.exitCode === null) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver ended with exit code ${driver.exitCode}.`);
};

const stop = async (child: ChildProcess) => {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

const browserPage = (driver: WebDriver): BrowserPage => {
  const evaluate = <Value>(script: string) => driver.executeScript<Value>(`return ${script}`);
  const find = async (element: string): Promise<WebElement> => {
    const found = await evaluate<WebElement | null>(element);
    if (!found) throw new Error(`There is no element for ${element}`);
    return found;
  };
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate,
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).sendKeys(text),
    chooseFile: async (element, file) => (await find(element)).sendKeys(file),
    resize: async (width, height) => {
      // WebDriver sets the size of the window. The toolbar is a part of the window.
      const [outer, inner] = await evaluate<[number, number]>('[outerHeight, innerHeight]');
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + outer - inner });
      await driver.wait(() => evaluate(`innerWidth === ${width} && innerHeight === ${height}`), 10_000);
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
};

/** Starts WebKitWebDriver. It starts one MiniBrowser, WebKitGTK's own small browser, for each page. */
export const startWebKit = async (miniBrowser: string): Promise<Browser> => {
  const folder = await mkdtemp(join(tmpdir(), 'second-gear-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), settings);
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), styles);
  const display = await startDisplay();
  const port = await findFreePort();
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder, LANG: 'en_US.UTF-8' },
  });
  stopAtExit(driverProcess);
  const url = `http://127.0.0.1:${port}`;
  await waitForDriver(url, driverProcess);
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const openDriver = () => new Builder().usingServer(url).withCapabilities(capabilities).build();
  const first = await openDriver();
  const version = (await first.getCapabilities()).getBrowserVersion();
  await first.quit();
  return {
    version: `WebKitGTK ${version}`,
    openPage: async () => browserPage(await openDriver()),
    close: async () => {
      await stop(driverProcess);
      await stop(display.process);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
