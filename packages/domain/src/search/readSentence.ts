import { readNumberWords, readPrice } from '../numbers/readNumber.ts';
import type { SearchQuery } from '../query/searchQuery.ts';

/** The number of a price limit, with its unit: '1.5 lakh', '৮০,০০০', '90k'. */
const price = String.raw`(?:৳|tk\.?|bdt)?\s*([\d০-৯][\d০-৯.,]*\s*(?:lakhs?|lacs?|k\b|thousand|hazar|লাখ|লক্ষ|হাজার)?)`;

/** A price that can be nothing else, because it has a unit of money: 'budget 1.5 lakh', '৮০ হাজার টাকা'. */
const priceWithUnit = String.raw`(?:৳|tk\.?|bdt)?\s*([\d০-৯][\d০-৯.,]*\s*(?:lakhs?|lacs?|thousand|hazar|লাখ|লক্ষ|হাজার))`;

/** 'under 1.5 lakh taka' and '১.৫ লাখ টাকার মধ্যে'. A price alone, such as '1.5 lakh', is a limit too. */
const priceLimits = [
  new RegExp(String.raw`\b(?:under|below|within|up ?to|less than|max\.?)\s+${price}(?:\s*(?:tk|taka|bdt)\b\.?)?`, 'iu'),
  new RegExp(String.raw`${price}\s*(?:টাকা)?(?:র|ের|এর)?\s*(?:মধ্যে|নিচে|কমে)`, 'iu'),
  new RegExp(
    String.raw`(?:\bbudget|বাজেট)?\s*${priceWithUnit}(?:ের|ে)?(?![\p{L}\p{M}])(?:\s*(?:tk|taka|bdt|টাকা)(?![\p{L}\p{M}])\.?)?`,
    'iu',
  ),
];

const verifiedSeller = /\bverified(?:\s+sellers?)?\b|যাচাই\s?কৃত(?:\s+বিক্রেতা(?:র|দের)?)?/iu;

/**
 * Reads a price limit and "verified seller" in the text of a query, and returns the query with these filters and without
 * their words. Returns the same query if the text has neither.
 *
 * @param query with a text such as 'yamaha under 1.5 lakh from a verified seller'
 */
export const readSentence = (query: SearchQuery): SearchQuery => {
  const text = readNumberWords(query.text);
  let read = text === query.text.normalize('NFC') ? query : { ...query, text };
  for (const pattern of priceLimits) {
    const [words, number = ''] = pattern.exec(read.text) ?? [];
    const to = words === undefined ? null : readPrice(number.trim().replace(/[.,]+$/, ''));
    if (words !== undefined && to !== null)
      read = { ...read, text: read.text.replace(words, ' '), price: { ...read.price, to } };
  }
  if (verifiedSeller.test(read.text))
    read = { ...read, text: read.text.replace(verifiedSeller, ' '), verifiedOnly: true };
  return read === query ? query : { ...read, text: read.text.replace(/\s+/g, ' ').trim() };
};
