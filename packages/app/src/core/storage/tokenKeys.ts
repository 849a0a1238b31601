/** The key of the access token in local storage (docs/requirements.md §3). */
export const tokenKey = 'accessToken';

/** The key of the id of the user to whom the access token belongs. */
export const ownerKey = 'secondGear.tokenOwner';

/** The key of the user that the auth provider has reported last. */
export const lastUserKey = 'secondGear.somebody';
