/** The access token is stored in local storage under this name (docs/requirements.md §3). */
export const tokenKey = 'accessToken';

/** The id of the user whom the access token belongs to. */
export const ownerKey = 'secondGear.tokenOwner';

/** The user that the auth provider reported last. */
export const lastUserKey = 'secondGear.somebody';
