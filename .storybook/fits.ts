import { afterEach, expect } from 'vitest';

/** No page scrolls sideways: not as each story leaves it, and not with its text at twice the size either. */
afterEach(() => {
  const page = document.documentElement;
  for (const textSize of ['', '200%']) {
    page.style.fontSize = textSize;
    expect(page.scrollWidth, `the page's width with the text at ${textSize || 'its size'}`).toBeLessThanOrEqual(
      page.clientWidth,
    );
  }
});
