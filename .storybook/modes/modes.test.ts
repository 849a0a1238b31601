import { expect, test } from 'vitest';
import { chromaticModes, chromaticScreenModes, modesOf, ownThemeInDocs, viewportOptions, viewports } from './modes.ts';

const component = 'Components/base/Button';
const screen = 'Screens/Every user/Home';

test('a component has two screenshots of each story, on a phone in both themes', () => {
  expect(modesOf({ title: component, globals: {} })).toEqual([{ viewport: 'phone', themes: ['light', 'dark'] }]);
});

test('a screen has screenshots on phone and desktop in both themes, and in Bangla only on a phone in the light theme', () => {
  const both = [
    { viewport: 'phone', themes: ['light', 'dark'], banglaThemes: ['light'] },
    { viewport: 'desktop', themes: ['light', 'dark'] },
  ];
  expect(modesOf({ title: screen, globals: {} })).toEqual(both);
  expect(modesOf({ title: screen, globals: { theme: 'system' } })).toEqual(both);
});

test.each([component, screen])('a story of %s is captured only in the viewport and the theme that it sets', (title) => {
  const modesWith = (globals: object) => modesOf({ title, globals });
  expect(modesWith({ viewport: { value: 'small' } })).toEqual([{ viewport: 'small', themes: ['light', 'dark'] }]);
  expect(modesWith({ theme: 'dark' })).toEqual([{ viewport: 'phone', themes: ['dark'] }]);
  expect(modesWith({ theme: 'dark', viewport: { value: 'wide' } })).toEqual([{ viewport: 'wide', themes: ['dark'] }]);
});

test('modesOf throws an error with the name of the viewport when the viewport is unknown', () => {
  const open = (value: string) => () => modesOf({ title: component, globals: { viewport: { value } } });
  expect(open('billboard')).toThrow('billboard');
  expect(open('toString')).toThrow('toString');
});

test('Chromatic has the same themes and viewports as the screenshots in English', () => {
  expect(chromaticModes).toEqual({
    'light, phone': { theme: 'light', viewport: { width: 390, height: 844 } },
    'dark, phone': { theme: 'dark', viewport: { width: 390, height: 844 } },
  });
  expect(chromaticScreenModes).toEqual({
    'light, phone': { theme: 'light', viewport: { width: 390, height: 844 } },
    'dark, phone': { theme: 'dark', viewport: { width: 390, height: 844 } },
    'light, desktop': { theme: 'light', viewport: { width: 1280, height: 800 } },
    'dark, desktop': { theme: 'dark', viewport: { width: 1280, height: 800 } },
  });
});

test("Storybook's toolbar offers every viewport with its size", () => {
  expect(Object.keys(viewportOptions)).toEqual(Object.keys(viewports));
  expect(viewportOptions.small).toEqual({
    name: 'Small phone, 320',
    styles: { width: '320px', height: '640px' },
    type: 'mobile',
  });
});

test('ownThemeInDocs returns the theme of a story only on a docs page', () => {
  expect(ownThemeInDocs('docs', { theme: 'dark' })).toBe('dark');
  expect(ownThemeInDocs('docs', {})).toBeUndefined();
  expect(ownThemeInDocs('docs', { theme: 'system' })).toBeUndefined();
  expect(ownThemeInDocs('story', { theme: 'dark' })).toBeUndefined();
});
