import axe from 'axe-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { ignoreRealPointer } from './ignoreRealPointer.ts';

ignoreRealPointer();

/** The story of the test, set by Storybook's vitest addon. */
declare module 'vitest' {
  interface TestContext {
    story?: { parameters: { a11y?: { context?: object } } };
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

/** Expects no horizontal scrolling at the end of a story, neither at the normal text size nor at 200 %. */
afterEach(() => {
  for (const textSize of ['', '200%']) {
    page.style.fontSize = textSize;
    const isTooWide = page.scrollWidth > page.clientWidth;
    expect(isTooWide ? elementsPastEdge() : [], `elements past the edge at text size ${textSize || '100%'}`).toEqual(
      [],
    );
    expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  }
  page.style.fontSize = '';
});

/** Checks the colour rules of axe in the other theme too. */
afterEach(async ({ story }) => {
  page.dataset.theme = page.dataset.theme === 'dark' ? 'light' : 'dark';
  const { violations } = await axe.run(
    { include: ['body'], ...story?.parameters.a11y?.context },
    { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] },
  );
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  expect(found, `contrast errors in the ${page.dataset.theme} theme`).toEqual([]);
});
