import { expect, test } from 'vitest';
import { capturedViewports, modes, modesOf, ownThemeInDocs, themes, viewportOptions, viewports } from './modes.ts';

test('uses both themes and both viewports for a story without globals', () => {
  expect(modesOf({})).toEqual({ viewports: ['phone', 'desktop'], themes: ['light', 'dark'] });
  expect(modesOf({ theme: 'system' }).themes).toEqual(['light', 'dark']);
});

test('uses only the viewport or only the theme of a story that sets one', () => {
  expect(modesOf({ viewport: { value: 'small' } })).toEqual({ viewports: ['small'], themes: ['light', 'dark'] });
  expect(modesOf({ theme: 'dark', viewport: { value: 'wide' } })).toEqual({ viewports: ['wide'], themes: ['dark'] });
});

test('names an unknown viewport in the error', () => {
  expect(() => modesOf({ viewport: { value: 'billboard' } })).toThrow('billboard');
  expect(() => modesOf({ viewport: { value: 'toString' } })).toThrow('toString');
});

test('gives Chromatic the same themes and viewports as the committed screenshots', () => {
  expect(modes).toEqual({
    'light, phone': { theme: 'light', viewport: { width: 390, height: 844 } },
    'dark, phone': { theme: 'dark', viewport: { width: 390, height: 844 } },
    'light, desktop': { theme: 'light', viewport: { width: 1280, height: 800 } },
    'dark, desktop': { theme: 'dark', viewport: { width: 1280, height: 800 } },
  });
  expect(Object.keys(modes)).toHaveLength(themes.length * capturedViewports.length);
});

test('offers every viewport with its size in the toolbar', () => {
  expect(Object.keys(viewportOptions)).toEqual(Object.keys(viewports));
  expect(viewportOptions.small).toEqual({
    name: 'Small phone, 320',
    styles: { width: '320px', height: '640px' },
    type: 'mobile',
  });
});

test('applies the theme of a story on a docs page to its canvas only', () => {
  expect(ownThemeInDocs('docs', { theme: 'dark' })).toBe('dark');
  expect(ownThemeInDocs('docs', {})).toBeUndefined();
  expect(ownThemeInDocs('docs', { theme: 'system' })).toBeUndefined();
  expect(ownThemeInDocs('story', { theme: 'dark' })).toBeUndefined();
});
