import axe from 'axe-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { ignoreRealPointer } from './ignoreRealPointer.ts';

ignoreRealPointer();

/** The story of the test, set by Storybook's vitest addon. */
declare module 'vitest' {
  interface TestContext {
    story?: {
      parameters: { a11y?: { context?: object }; screenLayout?: object };
      globals: { viewport: { value?: string } };
    };
  }
}

const page = document.documentElement;

/** The elements that extend past the right edge of the page, outer elements before inner ones. */
const elementsPastEdge = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 0.5)
    .map((element) => `to ${element.getBoundingClientRect().right} px: ${element.outerHTML.slice(0, 400)}`);

/**
 * Collects React's development warnings during a story. Ignores errors that a story throws on purpose, and warnings
 * about `act`, which depend on timing.
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

/** Expects no horizontal scrolling, neither at the normal text size nor at 200 %. */
const expectNoHorizontalScroll = () => {
  for (const textSize of ['', '200%']) {
    page.style.fontSize = textSize;
    const isTooWide = page.scrollWidth > page.clientWidth;
    expect(isTooWide ? elementsPastEdge() : [], `elements past the edge at text size ${textSize || '100%'}`).toEqual(
      [],
    );
    expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  }
  page.style.fontSize = '';
};

/** Only the colour rules, because Storybook has already checked all rules at the viewport of the story. */
const colourRules = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** All rules that Storybook checks too: a desktop shows other elements of a screen than a phone. */
const allRules = { rules: { 'target-size': { enabled: true }, region: { enabled: false } } };

/**
 * Checks the end of a story once more: for horizontal scrolling, and with axe in the other theme. A screen that sets no
 * viewport is checked on a phone and then, in the other theme, on a desktop.
 */
afterEach(async ({ story }) => {
  expectNoHorizontalScroll();
  page.dataset.theme = page.dataset.theme === 'dark' ? 'light' : 'dark';
  const isOnDesktop = story?.parameters.screenLayout && story.globals.viewport.value === 'small';
  if (isOnDesktop) {
    await browserPage.viewport(1280, 800);
    // Waits two frames, because components that measure themselves render again in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    expectNoHorizontalScroll();
  }
  const { violations } = await axe.run(
    { include: ['body'], ...story?.parameters.a11y?.context },
    { ...(isOnDesktop ? allRules : colourRules), resultTypes: ['violations'], preload: false },
  );
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  expect(found, `errors of axe in the ${page.dataset.theme} theme`).toEqual([]);
});
