import { describe, expect, test } from 'vitest';
import { callUrl, readPhones, whatsAppUrl } from './phone.ts';

const mobile = '+8801711000142';
const other = '+8801819000207';

describe('readPhones', () => {
  test.each([
    '01711000142',
    '1711000142',
    '01711-000142',
    '017-11-00-01-42',
    '0 1 7 1 1 0 0 0 1 4 2',
    '(01711) 000142',
    '01711\u2011000142',
    '01711\u2013000\u2212142',
    '01711\u00a0000\u202f142',
    '01711\u200b000142',
    '\u202a+880 1711-000142\u202c',
    '+880 1711 000142',
    '+88 01711 000142',
    '+88-01711000142',
    '(+880) 1711.000.142',
    '+880 (0)1711-000142',
    '+01711000142',
    '8801711000142',
    '008801711000142',
    '০১৭১১০০০১৪২',
    '+৮৮০ ১৭১১-০০০১৪২',
    '０１７１１０００１４２',
    'O1711ooo142',
    'Call:01711000142',
    '01711000142 after 5 pm',
    'call 01711000142 after 6',
    '01711000142 5 pm',
    '01711-000142 10pm',
    '01711000142 (9am-5pm)',
    '9am-5pm 01711000142',
    '10:30-18:00: 01711000142',
    '01711000142 ext 2',
    '01711000142-2',
    '01711000142 22',
    '01711000142 (bKash)',
    '01711000142তে কল দিন',
    '০১৭১১০০০১৪২ বিকাল ৫টার পর',
    '02-9123456 / 01711000142',
    '+44 7700 900123, 01711000142',
    '01711000142 01711-000142',
  ])('finds only +8801711000142 in "%s" [R10.41]', (text) => {
    expect(readPhones(text)).toEqual([mobile]);
  });

  test.each([
    ' ',
    ' & ',
    '/',
    ' / ',
    ', ',
    '; ',
    '\n',
    ' - ',
    ' or ',
    ' and ',
    ' অথবা ',
    ' ও ',
    ' বা ',
    ' (Karim), ',
    ' after 5 pm, or ',
  ])('finds two numbers that are separated by "%s" [R10.41]', (separator) => {
    expect(readPhones(`01711-000142${separator}+880 1819 000207`)).toEqual([mobile, other]);
    expect(readPhones(`০১৭১১০০০১৪২${separator}০১৮১৯০০০২০৭`)).toEqual([mobile, other]);
  });

  test.each([
    '',
    'ask at the shop',
    '02-9123456',
    '01211000142',
    '0171100014',
    '0171100014 5 pm',
    '0171100014 5',
    '017110001 10pm',
    '017110001 ১০টা',
    '017110001422',
    '0171100014201819000207',
    '+44 7700 900123',
    '+44 1711 000142',
    '+44 (0) 1711 000142',
    '4242 1711000142',
    '1'.repeat(100_000),
    '1 '.repeat(50_000),
  ])('F124: finds no mobile number of Bangladesh in "%s"', (text) => {
    expect(readPhones(text)).toEqual([]);
  });
});

describe('callUrl', () => {
  test.each([
    ['01711-000142 after 5 pm', `tel:${mobile}`],
    ['02-9123456, 01711000142 or 01819000207', `tel:${mobile}`],
    ['02-9123456', 'tel:029123456'],
    ['02 9123456 5 pm', 'tel:029123456'],
    ['02-9123456 02-9123457', 'tel:029123456'],
    ['031 654 321 031 654 322', 'tel:031654321'],
    ['9123456 9123457', 'tel:9123456'],
    ['CG 125 9123456', 'tel:9123456'],
    ['88 02 9123456', 'tel:88029123456'],
    ['9am-5pm: 02-9123456 ext 12', 'tel:029123456'],
    ['+44 7700 900123', 'tel:+447700900123'],
    ['+1 (212) 555-0100 ext 3', 'tel:+12125550100'],
    ['017110001422', 'tel:017110001422'],
  ])('F12: returns for the text "%s" the URL %s', (text, url) => {
    expect(callUrl(text)).toBe(url);
  });

  test.each([
    'ask at the shop',
    'javascript:alert(1)',
    '999',
    'call 16247',
    '*121#',
    '165000',
    '0171100014201819000207',
    '9'.repeat(9005),
  ])('F12: returns null for the text "%s", which has no number of 7 to 15 digits', (text) => {
    expect(callUrl(text)).toBeNull();
  });
});

test('whatsAppUrl returns a URL with the digits of the phone number and the encoded message', () => {
  expect(whatsAppUrl('+8801711000142', 'Is it still there? 50 % & more')).toBe(
    'https://wa.me/8801711000142?text=Is%20it%20still%20there%3F%2050%20%25%20%26%20more',
  );
});
