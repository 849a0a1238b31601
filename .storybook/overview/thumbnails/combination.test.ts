import { expect, test } from 'vitest';
import type { Story } from '../product/product.ts';
import {
  type Combination,
  canvasUrl,
  combinationOf,
  describe,
  hasOwnSettings,
  possible,
  storyUrl,
  thumbnailOf,
} from './combination.ts';

const dark: Combination = { theme: 'dark', language: 'bn', viewport: 'phone' };
const story = (title: string, thumbnails: Story['thumbnails']): Story => ({
  id: 'a--b',
  title,
  name: 'B',
  thumbnails,
});

test('a story without settings of its own is shown as wanted', () => {
  const onPhone = { 'light-phone': 800, 'dark-phone': 800 };
  const onDesktop: Combination = { ...dark, viewport: 'desktop' };
  const screen = story('Screens/Every user/Home', { ...onPhone, 'light-desktop': 700, 'dark-desktop': 700 });
  expect(possible(screen, onDesktop)).toEqual(onDesktop);
  expect(possible(story('Components/Button', onPhone), onDesktop)).toEqual(onDesktop);
  expect(possible(story('Components/Button', {}), dark)).toEqual(dark);
});

test('a story that sets its own viewport or theme keeps them', () => {
  const wide = story('Screens/Every user/Home', { 'light-wide': 900, 'dark-wide': 900 });
  expect(hasOwnSettings(wide)).toBe(true);
  expect(possible(wide, dark)).toEqual({ ...dark, viewport: 'wide' });
  const light: Combination = { ...dark, theme: 'light' };
  expect(possible(story('Components/Button', { 'dark-phone': 80 }), light)).toEqual(dark);
});

test('a thumbnail has the URL of its mode, and its size', () => {
  const screen = story('Screens/Every user/Home', { 'light-phone': 700, 'bangla-light-phone': 800 });
  expect(thumbnailOf(screen, { ...dark, theme: 'light' })).toEqual({
    src: 'thumbnails/bangla-light-phone/a--b.webp',
    width: 390,
    height: 800,
  });
  expect(thumbnailOf(screen, dark)).toBeUndefined();
});

test('the URLs of a story have its theme and language', () => {
  expect(storyUrl({ id: 'a--b' }, dark)).toBe(
    './?path=/story/a--b&globals=theme:dark;language:bn;viewport.value:phone',
  );
  expect(canvasUrl({ id: 'a--b' }, dark)).toBe(
    'iframe.html?id=a--b&viewMode=story&globals=theme:dark;language:bn;a11y.manual:!true',
  );
  expect(describe(dark)).toBe('Dark, Phone, 390, Bangla');
});

test('the name of a mode has one combination', () => {
  expect(combinationOf('bangla-dark-phone')).toEqual(dark);
  expect(combinationOf('light-wide')).toEqual({ theme: 'light', language: 'en', viewport: 'wide' });
  expect(() => combinationOf('red-phone')).toThrow('There is no mode red-phone.');
});
