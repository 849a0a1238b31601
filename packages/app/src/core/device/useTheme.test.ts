import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme } from './useTheme.ts';

const openPage = () => {
  const scheme = { content: '' };
  const themeColors = [
    { dataset: { scheme: 'light' }, media: '' },
    { dataset: { scheme: 'dark' }, media: '' },
  ];
  const dataset: { theme?: string } = {};
  const found: Record<string, object[]> = {
    'meta[name="color-scheme"]': [scheme],
    'meta[name="theme-color"]': themeColors,
  };
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelectorAll: (selector: string) => found[selector] ?? [],
  });
  return { read: () => [dataset.theme, scheme.content, ...themeColors.map(({ media }) => media)] };
};

afterEach(() => vi.unstubAllGlobals());

test('applyTheme sets the theme of the page, of the browser controls and of the address bar', () => {
  const { read } = openPage();
  applyTheme('dark');
  expect(read()).toEqual(['dark', 'dark', 'not all', 'all']);
  applyTheme('light');
  expect(read()).toEqual(['light', 'light', 'all', 'not all']);
  applyTheme('system');
  expect(read()).toEqual([undefined, 'light dark', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});
