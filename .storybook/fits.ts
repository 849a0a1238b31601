import { afterEach, expect } from 'vitest';

/** What reaches past the right edge of the page, innermost last. */
const sticksOut = ({ clientWidth }: Element): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .map((element) => `to ${element.getBoundingClientRect().right} px: ${element.outerHTML.slice(0, 400)}`);

/** No page scrolls sideways: not as each story leaves it, and not with its text at twice the size either. */
afterEach(() => {
  const page = document.documentElement;
  for (const textSize of ['', '200%']) {
    page.style.fontSize = textSize;
    const isTooWide = page.scrollWidth > page.clientWidth;
    expect(isTooWide ? sticksOut(page) : [], `past the edge with the text at ${textSize || 'its size'}`).toEqual([]);
    expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  }
});
