/** Undefined for any other id, which may be the name of an inherited property, such as `constructor`. */
export const nameOfBrand = (names: Readonly<Record<string, string>>, categoryId: string): string | undefined =>
  Object.hasOwn(names, categoryId) ? names[categoryId] : undefined;
