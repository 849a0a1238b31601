/** Addresses that differ only in case are one person's: the identity provider sees them so too. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
