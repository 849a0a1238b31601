import { toLatinDigits } from '@second-gear/ui';

/** A phone number, a price or a year. A text with words stays unchanged. */
export const toLatinNumber = (text: string): string => {
  const latin = toLatinDigits(text);
  return /^[\d\s.,+()/৳-]*$/.test(latin) ? latin : text;
};
