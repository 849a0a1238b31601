/** E-mail addresses that differ only in upper and lower case belong to the same user, as at the auth provider. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
