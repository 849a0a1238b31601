import { expect, it } from 'vitest';
import { hasWords, toSearchableText, toSearchWords } from './searchableText.ts';

const isFound = (text: string, typed: string): boolean => {
  const searched = toSearchableText(text);
  return hasWords(searched, toSearchWords(typed));
};

it.each([
  ['Rahim Uddin', 'রহিম'],
  ['Rahim Uddin', 'rohim uddin'],
  ['রহিমা বেগম', 'rahima'],
  ['Honda CG125', 'সিজি ১২৫'],
  ['Honda CG125', 'cg-125'],
  ['Honda CG125', 'cg 125'],
  ['Yamaha RX 100', 'rx100'],
  ['Yamaha RX 100', 'আর এক্স ১০০'],
  ['Mohammadpur, Dhaka', 'mohammodpur'],
  ['Agrabad, Chattogram', 'চিটাগাং'],
  ['মিরপুর ১০, ঢাকা', 'mirpur 10'],
  ['Royel Enfield Bullet 350', 'এনফিল্ড'],
  ['rahim.uddin@example.com', 'uddin@example'],
  ['Honda CG125, Good', 'ভালো হোন্ডা'],
  ['Honda CG125, Excellent', 'চমৎকার'],
  ['Honda CG125, Mirpur', 'honda, mirpur'],
])('the tables and the location filter find %j under %j [R10.12]', (text, typed) => {
  expect(isFound(text, typed)).toBe(true);
});

it.each([
  ['Rahim Uddin', 'karim'],
  ['Honda CG125', 'cd 80'],
  ['Yamaha RX 100', 'rx 115'],
  ['Mirpur 10, Dhaka', 'uttara'],
])('the tables and the location filter do not find %j under %j', (text, typed) => {
  expect(isFound(text, typed)).toBe(false);
});
