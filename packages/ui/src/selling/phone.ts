import { toDigits } from '../lib/format.ts';

/**
 * A mobile number of Bangladesh: ten digits that begin with 1. Before them may be the country code 880 or a 0, or nothing.
 */
const mobileNumber = /^(?:00)?(?:880)?0?(1[3-9]\d{8})$/;

/**
 * Converts a phone number to its international form.
 *
 * @param text the free text of the seller: '01711-000142', '+88 01711 000142', '০১৭১১০০০১৪২'. If it contains several
 *   numbers, the function returns the first mobile number.
 * @returns '+8801711000142', or null if the text contains no mobile number of Bangladesh
 */
export const toInternationalPhone = (text: string): string | null => {
  for (const part of text.split(/[,;/|\n]|\bor\b/i)) {
    const [, number] = mobileNumber.exec(toDigits(part)) ?? [];
    if (number) return `+880${number}`;
  }
  return null;
};

/**
 * Returns the URL that calls a phone number. If the number is not a mobile number of Bangladesh, the URL has the digits as
 * the seller wrote them. Null if the text contains no digits.
 */
export const callUrl = (text: string): string | null => {
  const digits = toDigits(text);
  const number = toInternationalPhone(text) ?? (text.trim().startsWith('+') ? `+${digits}` : digits);
  return digits ? `tel:${number}` : null;
};

/**
 * Returns the URL that opens WhatsApp with a message to a number. Source: https://faq.whatsapp.com/5913398998672934
 *
 * @param phone in the form of `toInternationalPhone`
 */
export const whatsAppUrl = (phone: string, message: string): string =>
  `https://wa.me/${toDigits(phone)}?text=${encodeURIComponent(message)}`;
