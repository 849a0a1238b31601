import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { Language } from '../../packages/ui/src/language/language.ts';
import { modeName, type Theme, type Viewport, viewports } from '../modes/modes.ts';
import { ignoreRealPointer } from '../testing/ignoreRealPointer.ts';
import { freezeTime } from './freezeTime.ts';
import { storybookUrl } from './storyIndex.ts';

type Channel = {
  on: (event: string, listener: (detail: { message?: string; status?: string }) => void) => void;
  off: (event: string, listener: (detail: { message?: string; status?: string }) => void) => void;
  emit: (event: string, detail: object) => void;
};
declare global {
  // Storybook sets these globals in the iframe that shows a story.
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
  // `preview.tsx` sets this function.
  var showInLanguage: typeof import('../../packages/ui/src/testing/storyLanguage.ts').showInLanguage;
}

/** The current time in every screenshot, in epoch ms. */
const screenshotTime = Date.parse('2026-11-01T09:00:00+06:00');

/** Prepares a page of the browser, which will show Storybook's stories in `theme`. */
export const openStoryPage = async (page: Page, theme: Theme): Promise<StoryPage> => {
  await page.addInitScript(ignoreRealPointer);
  await page.addInitScript(freezeTime, screenshotTime);
  return new StoryPage(page, theme);
};

/**
 * Shows a story and waits for the end of its play function. This function runs in the page. Resolves with an error
 * message, or with '' when the play function succeeded.
 */
const play = ({ storyId, isShown }: { storyId: string; isShown: boolean }) =>
  new Promise<string>((resolve) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
    const fail = ({ message }: { message?: string }) => end(message ?? 'the story cannot be shown');
    const finish = ({ status }: { status?: string }) => end(status === 'error' ? 'the play function failed' : '');
    const end = (error: string) => {
      channel.off('storyFinished', finish);
      for (const event of failures) channel.off(event, fail);
      globalThis.holdTimers(true);
      resolve(error);
    };
    channel.on('storyFinished', finish);
    for (const event of failures) channel.on(event, fail);
    globalThis.holdTimers(false);
    // react-aria shows the focus ring after a key press and on a new page, and hides it after a pointer event. This key
    // press makes the focus ring visible again, as on a new page.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
    // To select the story that the page already shows has no effect, so such a story is mounted again.
    if (isShown) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

/**
 * Sets the theme, scrolls to the top, and waits for fonts and images. This function runs in the page.
 *
 * @returns whether an overlay covers the story, and the height of the content in CSS pixels
 */
const prepareForScreenshot = async (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
  window.scrollTo(0, 0);
  // Waits two frames: the browser sends the scroll event in the next frame. The scroll event closes a tooltip, which
  // disappears one frame later.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      // Some stories show an image that cannot be loaded, so this is not an error.
      return image.decode().catch(() => undefined);
    }),
  );
  const root = document.getElementById('storybook-root');
  // Overlays (dialogs, menus, toasts) are not inside the root element of the story, but beside it in `body`.
  const overlays = [...document.body.children].filter(
    (element) => element !== root && !element.matches('[class*=sb-], [data-live-announcer], script'),
  );
  const isCovered = overlays.some((overlay) =>
    [overlay, ...overlay.querySelectorAll('*')].some((element) => element.clientHeight > 1),
  );
  const paddingBottom = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  const end = root ? root.getBoundingClientRect().bottom + window.scrollY + paddingBottom : 0;
  return { isCovered, end: Math.ceil(end) };
};

/** One screenshot of a story. */
export type Screenshot = { viewport: Viewport; theme: Theme; language: Language };

/**
 * The maximum height of a screenshot, in viewport heights. Content below that has screenshots in other stories. Stories
 * under App test behaviour, so one viewport height is enough for them.
 */
const maxViewports = (title: string) => (title.startsWith('App/') ? 1 : 2);

type StoryRef = { id: string; title: string };

/**
 * A page of Storybook that shows the stories of one title one after the other, because opening a page takes far longer
 * than showing a story. Before the stories of another title it clears the storage of the browser and loads Storybook again.
 */
export class StoryPage {
  #shown: StoryRef | undefined;

  constructor(
    readonly page: Page,
    readonly theme: Theme,
  ) {}

  /** Opens Storybook's iframe without a story, and without the accessibility check, which the story tests run. */
  async #open() {
    if (this.#shown) {
      await this.page.evaluate(() => {
        window.localStorage.clear();
        window.sessionStorage.clear();
      });
    }
    await this.page.goto(`${storybookUrl()}/iframe.html?viewMode=story&globals=theme:${this.theme};a11y.manual:!true`);
    await this.page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
    await this.page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
    // Chromium sometimes keeps the boxes of letters that it has painted before their font was loaded. So all fonts are
    // loaded before the first story. Storybook declares fonts that it does not have, and their errors do not matter.
    await this.page.evaluate(
      async () => void (await Promise.allSettled([...document.fonts].map((font) => font.load()))),
    );
  }

  /**
   * Shows a story, waits for the end of its play function, and then stops its timers. So no toast disappears, and no message
   * about a slow server appears.
   *
   * @throws {Error} with the message of a failed play function
   */
  async show({ id, title }: StoryRef, viewport: Viewport) {
    const { width, height } = viewports[viewport];
    await this.page.setViewportSize({ width, height });
    if (this.#shown?.title !== title) await this.#open();
    // The last screenshot of the story before may be in Bangla. A play function looks for English texts.
    else await this.page.evaluate(() => globalThis.showInLanguage('en', 'en'));
    const failure = await this.page.evaluate(play, { storyId: id, isShown: this.#shown?.id === id });
    this.#shown = { id, title };
    if (failure) throw new Error(failure);
  }

  /**
   * Sets theme and language, and returns the options of the screenshot. The screenshot shows the whole content of the
   * story, up to a maximum height. If an overlay covers the story, it shows only the viewport.
   */
  async screenshotOptions({ title }: { title: string }, { viewport, theme, language }: Screenshot) {
    const { width, height } = viewports[viewport];
    await this.page.evaluate((shown) => globalThis.showInLanguage(shown, 'en'), language);
    const { isCovered, end } = await this.page.evaluate(prepareForScreenshot, theme);
    const clipHeight = isCovered ? height : Math.max(1, Math.min(end, height * maxViewports(title)));
    return {
      fullPage: clipHeight > height,
      clip: { x: 0, y: 0, width, height: clipHeight },
    };
  }
}

/** Browser settings that would depend on the machine without these values. */
export const pageOptions = {
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Asia/Dhaka',
} as const satisfies BrowserContextOptions;

/** Playwright's `test` with the fixture `storyPage`: one story page per worker. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext(pageOptions);
      await use(await openStoryPage(await context.newPage(), 'light'));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** A style sheet for every screenshot. */
export const stylePath = fileURLToPath(new URL('screenshot.css', import.meta.url));
const style = readFileSync(stylePath, 'utf8');

type ClipOptions = Awaited<ReturnType<StoryPage['screenshotOptions']>>;

/** Writes a screenshot that is compared with no other one. A quality below 100 makes the file smaller. */
export const writeScreenshot = ({ page }: StoryPage, path: string, options: ClipOptions, quality = 100) =>
  page.screenshot({
    ...options,
    path,
    quality,
    style,
    type: 'webp',
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });

/** Attaches the screenshot of a story that the baseline does not have. */
export const attachNewScreenshot = async (storyPage: StoryPage, path: string[], options: ClipOptions) => {
  const file = test.info().outputPath(...path);
  await writeScreenshot(storyPage, file, options);
  await test.info().attach(path.join('/'), { path: file });
};

/** The path of a screenshot in the folder of the screenshots. */
export const screenshotPath = (id: string, screenshot: Screenshot): string[] => [modeName(screenshot), `${id}.webp`];
