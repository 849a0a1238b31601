/**
 * Returns the name that the app itself has for a brand. Undefined for any other id: an id of a URL or of the server may
 * be the name of an inherited property, such as `constructor`.
 */
export const nameOfBrand = (names: Readonly<Record<string, string>>, categoryId: string): string | undefined =>
  Object.hasOwn(names, categoryId) ? names[categoryId] : undefined;
