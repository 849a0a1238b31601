/** How long a brand's numbers and security codes are; a number of no known brand is measured as most are. */
type Brand = { begins: RegExp; lengths: readonly number[]; cvc: number };

const brands: readonly Brand[] = [
  // Visa.
  { begins: /^4/, lengths: [16], cvc: 3 },
  // American Express.
  { begins: /^3[47]/, lengths: [15], cvc: 4 },
  // Diners Club.
  { begins: /^3[0689]/, lengths: [14, 16], cvc: 3 },
  // UnionPay.
  { begins: /^62/, lengths: [16, 17, 18, 19], cvc: 3 },
];

const usual: Brand = { begins: /^/, lengths: [16], cvc: 3 };

/** @param number digits only */
export const brandOf = (number: string): Brand => brands.find(({ begins }) => begins.test(number)) ?? usual;
