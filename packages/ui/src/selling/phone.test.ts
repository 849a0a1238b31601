import { describe, expect, test } from 'vitest';
import { callUrl, toInternationalPhone, whatsAppUrl } from './phone.ts';

describe('toInternationalPhone', () => {
  test.each([
    '01711000142',
    '1711000142',
    '01711-000142',
    '+880 1711 000142',
    '+88 01711 000142',
    '+880 (0)1711-000142',
    '8801711000142',
    '008801711000142',
    '০১৭১১০০০১৪২',
    '01711000142, 01819000207',
    '01711000142 / 01819000207',
    'no sms; 01711000142 or 01819000207',
  ])('returns +8801711000142 for the text "%s" [R10.41]', (text) => {
    expect(toInternationalPhone(text)).toBe('+8801711000142');
  });

  test.each([
    '',
    'ask at the shop',
    '02-9123456',
    'call 01711000142 after 6',
    '01211000142',
    '0171100014',
    '017110001422',
    '+44 7700 900123',
  ])('returns null for the text "%s", which is not a mobile number of Bangladesh', (text) => {
    expect(toInternationalPhone(text)).toBeNull();
  });
});

describe('callUrl', () => {
  test.each([
    ['01711-000142', 'tel:+8801711000142'],
    ['02-9123456', 'tel:029123456'],
    ['+44 7700 900123', 'tel:+447700900123'],
    ['javascript:alert(1)', 'tel:1'],
  ])('returns for the text "%s" the URL %s', (text, url) => {
    expect(callUrl(text)).toBe(url);
  });

  test('F12: returns null when the text contains no digits', () => {
    expect(callUrl('ask at the shop')).toBeNull();
  });
});

test('whatsAppUrl returns a URL with the digits of the phone number and the encoded message', () => {
  expect(whatsAppUrl('+8801711000142', 'Is it still there? 50 % & more')).toBe(
    'https://wa.me/8801711000142?text=Is%20it%20still%20there%3F%2050%20%25%20%26%20more',
  );
});
