import { describe, expect, test } from 'vitest';
import { callUrl, readPhones, whatsAppUrl } from './phone.ts';

const mobile = '+8801711000142';
const other = '+8801819000207';

describe('readPhones', () => {
  test.each([
    '1711000142',
    '(01711) 000142',
    '\u202a+880 1711-000142\u202c',
    '008801711000142',
    '০১৭১১০০০১৪২',
    'Call:01711000142',
    '9am-5pm 01711000142',
    '০১৭১১০০০১৪২ বিকাল ৫টার পর',
    '02-9123456 / 01711000142',
    '01711/000142',
    '{01711},000142',
    '0\ufe0f\u20e31\ufe0f\u20e3711000142',
    '017I1000142',
  ])('finds only +8801711000142 in "%s" [R10.41]', (text) => {
    expect(readPhones(text)).toEqual([mobile]);
  });

  test.each([' & ', ' or ', ' (Karim), ', ' after 5 pm, or '])(
    'finds two numbers that are separated by "%s" [R10.41]',
    (separator) => {
      expect(readPhones(`01711-000142${separator}+880 1819 000207`)).toEqual([mobile, other]);
      expect(readPhones(`০১৭১১০০০১৪২${separator}০১৮১৯০০০২০৭`)).toEqual([mobile, other]);
    },
  );

  test.each([
    '',
    '02-9123456',
    '0171100014',
    '017110001422',
    '+44 1711/000142',
    '01711/0001/4',
    '1/5/2019 12:34',
    '4242 1711000142',
  ])('F124: finds no mobile number of Bangladesh in "%s"', (text) => {
    expect(readPhones(text)).toEqual([]);
  });
});

describe('callUrl', () => {
  test.each([
    ['01711-000142 after 5 pm', `tel:${mobile}`],
    ['02-9123456', 'tel:029123456'],
    ['031 654 321 031 654 322', 'tel:031654321'],
    ['88 02 9123456', 'tel:88029123456'],
    ['+1 (212) 555-0100 ext 3', 'tel:+12125550100'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['0044 20 7946 0958', 'tel:00442079460958'],
    ['01711/0001/4, 02-9123456', 'tel:029123456'],
  ])('F12: returns for the text "%s" the URL %s', (text, url) => {
    expect(callUrl(text)).toBe(url);
  });

  test.each(['ask at the shop', 'javascript:alert(1)', '0171100014201819000207'])(
    'F12: returns null for the text "%s", which has no number of 7 to 15 digits',
    (text) => {
      expect(callUrl(text)).toBeNull();
    },
  );
});

test('whatsAppUrl returns a URL with the digits of the phone number and the encoded message', () => {
  expect(whatsAppUrl('+8801711000142', 'Is it still there? 50 % & more')).toBe(
    'https://wa.me/8801711000142?text=Is%20it%20still%20there%3F%2050%20%25%20%26%20more',
  );
});
