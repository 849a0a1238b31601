import type { Page } from 'playwright';
import { scaleGoals } from '../budget.ts';
import { datasetWithBikes } from '../datasets.ts';
import type { Row } from '../report/report.ts';
import { serveApp } from '../serve.ts';
import { logIn, openAutomatedBrowser, phone } from './browsers.ts';
import type { Log } from './measurePages.ts';

const size = 10_000;

/** Each letter finds fewer bikes. The first letters find thousands. */
const text = 'honda dhanmondi';

export type SearchMeasurement = {
  /** For each run: the longest task after any keystroke, in ms. Chromium reports only tasks longer than 50 ms. */
  longestTask: number[];
  /** For each keystroke of all runs: the time to the last change of the page, in ms. */
  newResults: number[];
  /** For each run: the number of letters that the field contains when all are typed quickly. */
  lettersKept: number[];
};

type Keystroke = { longestTask: number; lastChange: number };

declare global {
  interface Window {
    /** Resolves when the page has not changed for a second after the next keystroke. */
    nextKeystroke?: Promise<Keystroke>;
  }
}

/** Starts to observe the page for the next keystroke. */
const observeKeystroke = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.nextKeystroke = new Promise((resolve) => {
      const quietMs = 1_000;
      const start = { pressed: 0, longestTask: 0, lastChange: 0, painted: 0 };
      const tasks = new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          if (startTime + duration > start.pressed) start.longestTask = Math.max(start.longestTask, duration);
      });
      const changes = new MutationObserver(() => {
        if (start.pressed === 0) return;
        start.lastChange = performance.now();
        requestAnimationFrame(() => {
          start.painted = performance.now() - start.pressed;
        });
      });
      const check = () => {
        if (start.pressed === 0 || performance.now() - Math.max(start.pressed, start.lastChange) < quietMs) {
          setTimeout(check, 100);
          return;
        }
        tasks.disconnect();
        changes.disconnect();
        resolve({ longestTask: start.longestTask, lastChange: start.painted });
      };
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          start.pressed = timeStamp;
        },
        { once: true, capture: true },
      );
      tasks.observe({ type: 'longtask' });
      changes.observe(document.querySelector('main') ?? document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      check();
    });
  });

const measureKeystroke = async (page: Page, letter: string): Promise<Keystroke> => {
  await observeKeystroke(page);
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  const keystroke = await page.evaluate(() => window.nextKeystroke);
  if (!keystroke) throw new Error('The keystroke was not observed.');
  return keystroke;
};

/** Measures typing into the search field of the list of all bikes, with a processor four times slower. */
export const measureSearch = async (runs: number, log: Log): Promise<SearchMeasurement> => {
  const measured: SearchMeasurement = { longestTask: [], newResults: [], lettersKept: [] };
  const app = await serveApp(datasetWithBikes(size));
  const browser = await openAutomatedBrowser();
  try {
    const context = await browser.newContext(phone);
    // tsx inserts calls of a helper function `__name` into the functions that run in the page. The page does not have
    // this helper, so it is defined here.
    await context.addInitScript('globalThis.__name = (fn) => fn;');
    const loginPage = await context.newPage();
    await logIn(loginPage, app.url, 'buyer');
    await loginPage.close();
    for (let run = 0; run < runs; run += 1) {
      log(`typing into the search field, run ${run + 1}`);
      const page = await context.newPage();
      await page.bringToFront();
      await page.goto(`${app.url}/bikes`);
      await page.locator('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const field = page.getByRole('combobox', { name: 'Search bikes' });
      await field.focus();
      // The first letter loads the search and indexes the bikes, which is not measured.
      await measureKeystroke(page, 'x');
      await measureKeystroke(page, 'Backspace');
      const keystrokes: Keystroke[] = [];
      for (const letter of text) keystrokes.push(await measureKeystroke(page, letter));
      measured.longestTask.push(Math.max(...keystrokes.map(({ longestTask }) => longestTask)));
      measured.newResults.push(...keystrokes.map(({ lastChange }) => lastChange));
      await field.fill('');
      await field.pressSequentially(text, { delay: 30 });
      measured.lettersKept.push((await field.inputValue()).length);
      await page.close();
    }
    return measured;
  } finally {
    await browser.close();
    await app.close();
  }
};

export const rowsOfSearch = ({ longestTask, newResults, lettersKept }: SearchMeasurement): Row[] => {
  const page = `typing with ${size.toLocaleString('en')} bikes`;
  return [
    {
      page,
      figure: 'longest task after a keystroke',
      unit: 'ms',
      values: longestTask,
      goal: { atMost: scaleGoals.searchTask },
    },
    { page, figure: 'keystroke to new results', unit: 'ms', values: newResults, goal: { atMost: scaleGoals.search } },
    {
      page,
      figure: `letters kept, of ${text.length}`,
      unit: 'count',
      values: lettersKept,
      goal: { atLeast: text.length },
    },
  ];
};
