import axe from 'axe-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { ignoreOwnPointer } from './ignoreRealPointer.ts';

ignoreOwnPointer();

/** The story that was played, as the addon for tests leaves it. */
declare module 'vitest' {
  interface TestContext {
    story?: { parameters: { a11y?: { context?: object } } };
  }
}

const page = document.documentElement;

/** What reaches past the right edge of the page, innermost last. */
const sticksOut = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 0.5)
    .map((element) => `to ${element.getBoundingClientRect().right} px: ${element.outerHTML.slice(0, 400)}`);

/**
 * What React has to say of how the story is written; it says it in development alone. What breaks on purpose is no part of
 * it, nor is what React would have tests do with `act`, which depends on how soon things come.
 */
let remarks: string[] = [];

const isRemark = (said: unknown): boolean =>
  said instanceof Error
    ? said.message.includes('https://react.dev/')
    : typeof said === 'string' && !/^%o|\bact\b/.test(said);

const say = console.error;
console.error = (...said: unknown[]) => {
  say(...said);
  if (isRemark(said[0])) remarks.push(said.join(' '));
};

beforeEach(() => {
  remarks = [];
});

afterEach(() => {
  expect(remarks, 'what React warns of').toEqual([]);
});

/** No page scrolls sideways: not as each story leaves it, and not with its text at twice the size either. */
afterEach(() => {
  for (const textSize of ['', '200%']) {
    page.style.fontSize = textSize;
    const isTooWide = page.scrollWidth > page.clientWidth;
    expect(isTooWide ? sticksOut() : [], `past the edge with the text at ${textSize || 'its size'}`).toEqual([]);
    expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  }
  page.style.fontSize = '';
});

/** What is read by day is read by night as well: the rules that look at colours, once more in the other light. */
afterEach(async ({ story }) => {
  page.dataset.theme = page.dataset.theme === 'dark' ? 'light' : 'dark';
  const { violations } = await axe.run(
    { include: ['body'], ...story?.parameters.a11y?.context },
    { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] },
  );
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  expect(found, `cannot be read by ${page.dataset.theme}`).toEqual([]);
});
