import { expect, test } from 'vitest';
import { groundsOf, lights, modes, ownThemeInDocs, pictured, viewports, windows } from './modes.ts';

test('A story that asks for nothing is pictured in every light and in both windows', () => {
  expect(groundsOf({})).toEqual({ windows: ['phone', 'desktop'], lights: ['light', 'dark'] });
  expect(groundsOf({ theme: 'system' }).lights).toEqual(['light', 'dark']);
});

test('A story that fixes its window or its light is pictured there only', () => {
  expect(groundsOf({ viewport: { value: 'small' } })).toEqual({ windows: ['small'], lights: ['light', 'dark'] });
  expect(groundsOf({ theme: 'dark', viewport: { value: 'wide' } })).toEqual({ windows: ['wide'], lights: ['dark'] });
});

test('A window that there is not is said by its name', () => {
  expect(() => groundsOf({ viewport: { value: 'billboard' } })).toThrow('billboard');
  expect(() => groundsOf({ viewport: { value: 'toString' } })).toThrow('toString');
});

test('Chromatic compares on the grounds of our own pictures', () => {
  expect(modes).toEqual({
    'light, phone': { theme: 'light', viewport: { width: 390, height: 844 } },
    'dark, phone': { theme: 'dark', viewport: { width: 390, height: 844 } },
    'light, desktop': { theme: 'light', viewport: { width: 1280, height: 800 } },
    'dark, desktop': { theme: 'dark', viewport: { width: 1280, height: 800 } },
  });
  expect(Object.keys(modes)).toHaveLength(lights.length * pictured.length);
});

test('The toolbar offers every window at its size', () => {
  expect(Object.keys(viewports)).toEqual(Object.keys(windows));
  expect(viewports.small).toEqual({
    name: 'Small phone, 320',
    styles: { width: '320px', height: '640px' },
    type: 'mobile',
  });
});

test('On a docs page the theme of a story is on its own canvas, not on the page', () => {
  expect(ownThemeInDocs('docs', { theme: 'dark' })).toBe('dark');
  expect(ownThemeInDocs('docs', {})).toBeUndefined();
  expect(ownThemeInDocs('docs', { theme: 'system' })).toBeUndefined();
  expect(ownThemeInDocs('story', { theme: 'dark' })).toBeUndefined();
});
