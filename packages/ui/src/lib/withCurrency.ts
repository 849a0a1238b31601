/** The price of a seller may have a currency already: '120000 tk' stays as it is. */
export const withCurrency = (price: string, currency: string): string =>
  /(?<![a-z])(?:tk|taka|bdt)(?![a-z])|৳|টাকা/i.test(price) ? price : `${price} ${currency}`;
