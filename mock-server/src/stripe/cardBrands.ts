/** The possible lengths of a card brand's numbers and security codes. */
type Brand = { pattern: RegExp; lengths: readonly number[]; cvcLength: number };

const brands: readonly Brand[] = [
  // Visa.
  { pattern: /^4/, lengths: [16], cvcLength: 3 },
  // American Express.
  { pattern: /^3[47]/, lengths: [15], cvcLength: 4 },
  // Diners Club.
  { pattern: /^3[0689]/, lengths: [14, 16], cvcLength: 3 },
  // UnionPay.
  { pattern: /^62/, lengths: [16, 17, 18, 19], cvcLength: 3 },
];

const defaultBrand: Brand = { pattern: /^/, lengths: [16], cvcLength: 3 };

/** @param number digits only */
export const brandOf = (number: string): Brand => brands.find(({ pattern }) => pattern.test(number)) ?? defaultBrand;
