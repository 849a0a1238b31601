/** docs/requirements.md §3. */
export const tokenKey = 'accessToken';

/** The id of the user to whom the access token belongs. */
export const ownerKey = 'secondGear.tokenOwner';

export const lastUserKey = 'secondGear.somebody';
