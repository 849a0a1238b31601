import { launch, logIn, median, phone, printTable } from './browser.ts';
import { serveApp } from './serve.ts';

const bikes = 10_000;
/** Each letter finds fewer bikes. The first letters find thousands. */
const text = 'honda dhanmondi';
/** After this time without a task, a letter has had its effect, in ms. */
const quietMs = 1_000;

declare global {
  var blocking: number, lastTask: number;
}

/** Prints how long each letter blocks the page when a user types it into the search of 10,000 bikes, at a processor four times slower. */
export const benchSearch = async (runs: number, log: (sentence: string) => void) => {
  const app = await serveApp(bikes);
  const browser = await launch();
  const context = await browser.newContext(phone);
  await logIn(await context.newPage(), app.url);
  const worst: number[] = [];
  const middle: number[] = [];
  let kept = text.length;
  for (let run = 1; run <= runs; run += 1) {
    log(`run ${run} of ${runs}: typing with ${bikes} bikes`);
    const page = await context.newPage();
    // The blocking time is the part of a task beyond 50 ms, as in Lighthouse's TBT.
    await page.addInitScript(`
      globalThis.blocking = 0;
      globalThis.lastTask = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.blocking += duration - 50;
        globalThis.lastTask = performance.now();
      }).observe({ type: 'longtask' });`);
    await page.goto(`${app.url}/bikes`);
    await page.locator('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const field = page.getByRole('combobox', { name: 'Search bikes' });
    const press = async (key: string) => {
      await page.evaluate('globalThis.blocking = 0; globalThis.lastTask = performance.now()');
      await page.keyboard.press(key);
      await page.waitForFunction((ms) => performance.now() - globalThis.lastTask > ms, quietMs);
      return page.evaluate(() => globalThis.blocking);
    };
    await field.focus();
    // The first letter loads the search and indexes the bikes, which is not measured.
    await press('x');
    await press('Backspace');
    const letters: number[] = [];
    for (const letter of text) letters.push(await press(letter === ' ' ? 'Space' : letter));
    worst.push(Math.max(...letters));
    middle.push(median(letters));
    await field.fill('');
    await field.pressSequentially(text, { delay: 30 });
    kept = Math.min(kept, (await field.inputValue()).length);
    await page.close();
  }
  await browser.close();
  await app.close();
  printTable([
    ['typing with 10,000 bikes', 'median'],
    ['blocking of the worst letter, ms', median(worst).toFixed(0)],
    ['blocking of a letter, ms', median(middle).toFixed(0)],
    [`letters kept when typed quickly, of ${text.length}`, String(kept)],
  ]);
};
