import type { Bike } from '@second-gear/contract';
import { readPrice, readYear, readYearsUsed } from '../numbers/readNumber.ts';
import { foldText } from '../text/foldText.ts';

/** The values that `factsOf` reads from the free texts of a bike; null if a text cannot be read. */
export type BikeFacts = {
  /** In BDT. */
  price: number | null;
  /** How much less the bike costs than its original price: 0.25 for 25 %. */
  discount: number | null;
  purchaseYear: number | null;
  yearsUsed: number | null;
  /** In ms since 1970. */
  postedAt: number | null;
  condition: string;
};

/** With a larger discount the price is probably wrong or a fraud, so nothing praises it. */
export const maxCredibleDiscount = 0.6;

/**
 * Returns the same text for all bikes of a seller. Old records have no e-mail address: they count as bikes of one
 * seller, because nothing shows that they are of several. `name+anything@` and `name@` are the same mailbox.
 */
export const sellerKey = ({ email }: Pick<Bike, 'email'>): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

const readFacts = (bike: Bike): BikeFacts => {
  const price = readPrice(bike.resaleValue);
  const originalPrice = readPrice(bike.originalPrice);
  const postedAt = Date.parse(bike.date);
  return {
    price,
    discount: price === null || originalPrice === null ? null : (originalPrice - price) / originalPrice,
    purchaseYear: readYear(bike.purchaseYear ?? ''),
    yearsUsed: readYearsUsed(bike.usedYears),
    postedAt: Number.isNaN(postedAt) ? null : postedAt,
    condition: foldText(bike.condition).trim(),
  };
};

const knownFacts = new WeakMap<Bike, BikeFacts>();

/** The facts of a bike are cached, because a list may have ten thousand bikes. */
export const factsOf = (bike: Bike): BikeFacts => {
  const known = knownFacts.get(bike);
  if (known) return known;
  const facts = readFacts(bike);
  knownFacts.set(bike, facts);
  return facts;
};
