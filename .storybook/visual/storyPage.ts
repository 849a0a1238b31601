import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { ignoreOwnPointer } from '../ignoreRealPointer.ts';
import { type Light, type Window, windows } from '../modes.ts';
import { standStill } from './freezeTime.ts';
import { storybookUrl } from './storyIndex.ts';

type Channel = {
  on: (event: string, listener: (detail: { message?: string; status?: string }) => void) => void;
  off: (event: string, listener: (detail: { message?: string; status?: string }) => void) => void;
  emit: (event: string, detail: object) => void;
};
declare global {
  // As Storybook leaves it in the page of its stories.
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
}

/** What every clock of a picture shows. */
const morning = Date.parse('2026-11-01T09:00:00+06:00');

/** A page for Storybook's stories, lit from the beginning. */
export const setStage = async (page: Page, light: Light): Promise<Stage> => {
  await page.addInitScript(ignoreOwnPointer);
  await page.addInitScript(standStill, morning);
  return new Stage(page, light);
};

/** Runs in the page: shows a story and plays it to its end. Gives what went wrong, or nothing. */
const play = ({ storyId, isShown }: { storyId: string; isShown: boolean }) =>
  new Promise<string>((resolve) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
    const fail = ({ message }: { message?: string }) => end(message ?? 'the story cannot be shown');
    const finish = ({ status }: { status?: string }) => end(status === 'error' ? 'its play failed' : '');
    const end = (outcome: string) => {
      channel.off('storyFinished', finish);
      for (const event of failures) channel.off(event, fail);
      globalThis.holdTimers(true);
      resolve(outcome);
    };
    channel.on('storyFinished', finish);
    for (const event of failures) channel.on(event, fail);
    globalThis.holdTimers(false);
    // As on a page that was just opened: what react-aria focuses has a ring until a pointer is used.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
    // Choosing the story that is there already would do nothing.
    if (isShown) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

/** Runs in the page: lights it, goes to its top, waits for fonts and images, and says how much there is to be seen, in CSS pixels. */
const settle = async (light: Light) => {
  document.documentElement.dataset.theme = light;
  // From its beginning, wherever the story before had been scrolled to.
  window.scrollTo(0, 0);
  // That is heard with the next frame, and what closes by it, a tooltip say, is gone with the one after.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      // One that does not load is part of what some stories show.
      return image.decode().catch(() => undefined);
    }),
  );
  const root = document.getElementById('storybook-root');
  // Dialogs, menus and toasts are put beside the story, over the window.
  const covers = [...document.body.children].filter(
    (element) => element !== root && !element.matches('[class*=sb-], [data-live-announcer], script'),
  );
  const isCovered = covers.some((cover) =>
    [cover, ...cover.querySelectorAll('*')].some((part) => part.clientHeight > 1),
  );
  const below = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  const end = root ? root.getBoundingClientRect().bottom + window.scrollY + below : 0;
  return { isCovered, end: Math.ceil(end) };
};

type Named = { title: string; name: string };

/** How far down a page is pictured, in windows. Whatever is further down has stories of its own; those under App are of what happens. */
const depth = ({ title }: Named) => (title.startsWith('App/') ? 1 : 2);

const css = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * How a story is painted for its pictures: what is below the window too, and most photos and illustrations flat. These are
 * looked at where a screen is first shown.
 */
const painted = ({ title, name }: Named): string[] => {
  if (title.startsWith('Foundations/')) return [css('whole.css')];
  const isFirst = name === 'Default' && !title.startsWith('App/');
  return [css('whole.css'), css('photos.css'), ...(isFirst ? [] : [css('art.css')])];
};

type Shown = { id: string; title: string };

/**
 * One page of Storybook, on which the stories of one title are shown one after the other: opening it for each takes far
 * longer. For another title it is opened anew, with nothing kept from the one before.
 */
export class Stage {
  #shown: Shown | undefined;

  constructor(
    readonly page: Page,
    readonly light: Light,
  ) {}

  /** Opens Storybook's bare page, with no story on it yet. Axe looks at stories elsewhere. */
  async #open() {
    if (this.#shown) {
      await this.page.evaluate(() => {
        window.localStorage.clear();
        window.sessionStorage.clear();
      });
    }
    await this.page.goto(`${storybookUrl()}/iframe.html?viewMode=story&globals=theme:${this.light};a11y.manual:!true`);
    await this.page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
    await this.page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
  }

  /**
   * Shows a story in a window, plays it to its end, and then holds its timers: no toast goes, nothing becomes late.
   *
   * @throws {Error} with what its play says, where that fails.
   */
  async show({ id, title }: Shown, window: Window) {
    const { width, height } = windows[window];
    await this.page.setViewportSize({ width, height });
    if (this.#shown?.title !== title) await this.#open();
    const failure = await this.page.evaluate(play, { storyId: id, isShown: this.#shown?.id === id });
    this.#shown = { id, title };
    if (failure) throw new Error(failure);
  }

  /** Lights what is shown, and gives how to picture it: all of it, or the window where something lies over it. */
  async framing(story: Named, window: Window, light: Light) {
    const { width, height } = windows[window];
    const { isCovered, end } = await this.page.evaluate(settle, light);
    const tall = isCovered ? height : Math.max(1, Math.min(end, height * depth(story)));
    return {
      fullPage: tall > height,
      clip: { x: 0, y: 0, width, height: tall },
      stylePath: painted(story),
    };
  }
}

/** What a machine would otherwise decide for itself. */
export const pageOptions = {
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Asia/Dhaka',
} as const satisfies BrowserContextOptions;

/** Playwright's test, with one page for all that a worker takes. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext(pageOptions);
      await use(await setStage(await context.newPage(), 'light'));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The folders of the committed screenshots still have the earlier names of the themes. */
const folderOfTheme: Record<Light, string> = { light: 'day', dark: 'night' };

/** The path of a screenshot in `.storybook/pictures`. */
export const pathOf = (id: string, window: Window, light: Light): string[] => [
  `${folderOfTheme[light]}-${window}`,
  `${id}.webp`,
];
