/** The name of the access token in local storage (docs/requirements.md §3). */
export const tokenKey = 'accessToken';

/** The name of the item with the id of the user to whom the access token belongs. */
export const ownerKey = 'secondGear.tokenOwner';

/** The name of the item with the user that the auth provider has reported last. */
export const lastUserKey = 'secondGear.somebody';
