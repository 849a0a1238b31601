import { createCopy } from '../../language/createCopy.ts';
import { toEnglishWords } from '../../selling/spokenNumbers.ts';

export const enSelling = {
  // docs/requirements.md §12: Prices and phone numbers ----

  priceHint: {
    /** The button that writes a plain number into the field. */
    use: (price: number) => `Use ${price}`,
    /** A price in words. */
    words: (taka: number, poisha: number) =>
      `${toEnglishWords(taka)} taka${poisha > 0 ? ` and ${toEnglishWords(poisha)} poisha` : ''}`,
    notChargeable: 'Buyers cannot pay this price by card, because it is not a plain number.',
    notComparable: 'This is not a plain number, so it is harder to compare.',
    low: (words: string) => `This is only ${words}.`,
  },
  phoneHint: {
    use: (phone: string) => `Use ${phone}`,
    otherForm: 'the usual form of this number',
    several: (phone: string) => `Buyers call and message the first number, ${phone}.`,
    unfinished: (count: number) => `A mobile number has 11 digits. This one has ${count}.`,
    foreign: 'This is not a mobile number of Bangladesh, so buyers cannot message you on WhatsApp.',
  },
};

export type SellingCopy = typeof enSelling;

export const useSellingCopy = createCopy(enSelling, async () => (await import('../bn/selling/selling.ts')).bnSelling);
