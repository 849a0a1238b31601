import { toLatinDigits } from '@second-gear/ui';

/** Converts a phone number, a price or a year in Bangla digits to Latin digits. Returns a text with words unchanged. */
export const toLatinNumber = (text: string): string => {
  const latin = toLatinDigits(text);
  return /^[\d\s.,+()/৳-]*$/.test(latin) ? latin : text;
};
