/**
 * Whether two e-mail addresses belong to the same user: they may differ in upper and lower case, because the auth
 * provider ignores it too.
 */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
