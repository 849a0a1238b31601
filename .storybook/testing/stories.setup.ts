import axe from 'axe-core';
import { afterEach, beforeEach, expect, type TestContext } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { categories, users } from '../../packages/fixtures/src/index.ts';
import { findUntranslated } from '../../packages/ui/src/testing/findUntranslated.ts';
import { type StoryLanguage, showInLanguage } from '../../packages/ui/src/testing/storyLanguage.ts';
import { ignoreRealPointer } from './ignoreRealPointer.ts';

ignoreRealPointer();

/** Storybook's addon for vitest sets `story` in the context of each test. */
declare module 'vitest' {
  interface TestContext {
    story?: {
      args: object;
      parameters: { a11y?: { context?: object }; screenLayout?: object };
      globals: { viewport: { value?: string }; language: StoryLanguage };
    };
  }
}

const page = document.documentElement;

// On a busy machine an open dialog had the opacity of the first frame of its animation, although the browser is asked for
// reduced motion. A story of the rolling number checks its animation.
const style = document.createElement('style');
style.textContent = ":not([role='img'] *) { animation: none !important; transition: none !important; }";
document.head.append(style);

/** The elements that extend past the right edge of the page, outer elements before inner ones. */
const elementsPastEdge = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 0.5)
    .map((element) => `to ${element.getBoundingClientRect().right} px: ${element.outerHTML.slice(0, 400)}`);

/**
 * The warnings of React during the current story. Two kinds are left out: errors that a story throws on purpose, and
 * warnings about `act`, which depend on timing.
 */
let reactWarnings: string[] = [];

const isReactWarning = (message: unknown): boolean =>
  message instanceof Error
    ? message.message.includes('https://react.dev/')
    : typeof message === 'string' && !/^%o|\bact\b/.test(message);

const consoleError = console.error;
console.error = (...args: unknown[]) => {
  consoleError(...args);
  if (isReactWarning(args[0])) reactWarnings.push(args.join(' '));
};

beforeEach(() => {
  reactWarnings = [];
});

afterEach(() => {
  expect(reactWarnings, 'warnings of React').toEqual([]);
});

/** Whether the stories are also checked in the other theme, in the other languages, with larger text and on a desktop. */
const checksAllPasses = import.meta.env.STORY_PASSES === 'all';

/** Expects no horizontal scrolling at the normal text size. If all passes run, also at 200 %. */
const expectNoHorizontalScroll = () => {
  try {
    for (const textSize of checksAllPasses ? ['', '200%'] : ['']) {
      page.style.fontSize = textSize;
      const isTooWide = page.scrollWidth > page.clientWidth;
      const elements = isTooWide ? elementsPastEdge() : [];
      expect(elements, `elements past the edge at text size ${textSize || '100%'}`).toEqual([]);
      expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    }
  } finally {
    // Also after a failure, because the following stories are shown on the same page.
    page.style.fontSize = '';
  }
};

/** The rules about colours. In the other theme only these can fail, because Storybook has already checked all rules. */
const colourRules = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** All rules that Storybook checks. A screen needs them on a desktop too, because there it shows other elements. */
const allRules = { rules: { 'target-size': { enabled: true }, region: { enabled: false } } };

/** Waits two frames, because components that measure themselves render again in the next frame. */
const nextFrames = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
};

/** Runs axe, and expects no errors. */
const expectNoErrorsOfAxe = async (context: object | undefined, options: object, situation: string) => {
  const { violations } = await axe.run(
    { include: ['body'], ...context },
    { ...options, resultTypes: ['violations'], preload: false },
  );
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  expect(found, `errors of axe ${situation}`).toEqual([]);
};

/**
 * Checks a story at its end in the pseudo-language and in Bangla: no horizontal scrolling, and no errors of axe. In the
 * pseudo-language no text of a screen is outside brackets.
 */
const expectLanguagesToFit = async ({ args, parameters, globals }: NonNullable<TestContext['story']>) => {
  const isScreen = parameters.screenLayout !== undefined;
  // A message of the story's own callback stays in the language in which it was given.
  const messages = [...document.querySelectorAll('[role="alert"], [class*="_error_"]')].map((one) => one.textContent);
  try {
    for (const language of ['pseudo', 'bn'] as const) {
      await showInLanguage(language, globals.language);
      await nextFrames();
      if (language === 'pseudo' && isScreen) {
        const data = { args, users, categories, messages };
        expect(findUntranslated(document.body, data), 'texts that are not in a catalogue').toEqual([]);
      }
      expectNoHorizontalScroll();
      await expectNoErrorsOfAxe(parameters.a11y?.context, allRules, `in ${language}`);
    }
  } finally {
    await showInLanguage(null, globals.language);
  }
};

/**
 * Checks each story at its end: it has no horizontal scrolling. If all passes run, it also has no errors of axe in the other
 * theme. A screen that sets no viewport of its own is then checked for the other theme on a desktop.
 */
afterEach(async ({ story }) => {
  expectNoHorizontalScroll();
  if (!checksAllPasses) return;
  if (story) await expectLanguagesToFit(story);
  page.dataset.theme = page.dataset.theme === 'dark' ? 'light' : 'dark';
  const isOnDesktop = story?.parameters.screenLayout && story.globals.viewport.value === 'small';
  if (isOnDesktop) {
    await browserPage.viewport(1280, 800);
    await nextFrames();
    expectNoHorizontalScroll();
  }
  await expectNoErrorsOfAxe(
    story?.parameters.a11y?.context,
    isOnDesktop ? allRules : colourRules,
    `in the ${page.dataset.theme} theme`,
  );
});
