import { expect, test } from 'vitest';
import { documentTitle } from './DocumentTitle.tsx';

test("the document title joins the page's name and the product's name", () => {
  expect(documentTitle('Second Gear', 'Honda')).toBe('Honda - Second Gear');
  expect(documentTitle('Second Gear')).toBe('Second Gear');
});

test("L1: the document title keeps markup and template syntax in a page's name as plain text", () => {
  const name = '<script>alert(1)</script> {{7*7}} $\u007b7*7}';
  expect(documentTitle('Second Gear', name)).toBe(`${name} - Second Gear`);
});

test.each([
  ['a mark that reverses the text', '\u202eadnoH', 'adnoH - Second Gear'],
  ['a direction mark that is closed once too often', '\u2069\u202eHonda', 'Honda - Second Gear'],
])("L4: the document title is neither reversed nor too long when the page's name has %s", (_, page, title) => {
  expect(documentTitle('Second Gear', page)).toBe(title);
});
