import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme } from './applyTheme.ts';

/** As index.html has them. */
const openPage = () => {
  const scheme = { content: '' };
  const grounds = [
    { dataset: { scheme: 'light' }, media: '' },
    { dataset: { scheme: 'dark' }, media: '' },
  ];
  const dataset: { theme?: string } = {};
  const found: Record<string, object[]> = {
    'meta[name="color-scheme"]': [scheme],
    'meta[name="theme-color"]': grounds,
  };
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelectorAll: (selector: string) => found[selector] ?? [],
  });
  return { read: () => [dataset.theme, scheme.content, ...grounds.map(({ media }) => media)] };
};

afterEach(() => vi.unstubAllGlobals());

test('a theme is told to the page, to the browser’s own parts, and to the bar around it', () => {
  const { read } = openPage();
  applyTheme('dark');
  expect(read()).toEqual(['dark', 'dark', 'not all', 'all']);
  applyTheme('light');
  expect(read()).toEqual(['light', 'light', 'all', 'not all']);
  applyTheme('system');
  expect(read()).toEqual([undefined, 'light dark', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});
