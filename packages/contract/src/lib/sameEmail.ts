/** Upper and lower case do not matter, as at the auth provider. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
