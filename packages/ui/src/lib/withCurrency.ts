/** Adds the currency to a price, unless its text, which a seller wrote, has one: '120000 tk' stays as it is. */
export const withCurrency = (price: string, currency: string): string =>
  /(?<![a-z])(?:tk|taka|bdt)(?![a-z])|৳|টাকা/i.test(price) ? price : `${price} ${currency}`;
