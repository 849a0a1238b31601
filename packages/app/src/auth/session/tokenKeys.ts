/** Spec §3: the access token is kept in local browser storage under this name. */
export const tokenKey = 'accessToken';

/** Whose it is. */
export const ownerKey = 'secondGear.tokenOwner';

/** Whom the identity provider had when it was asked last. */
export const somebodyKey = 'secondGear.somebody';
