/** In a file of their own, because the entry chunk does not need the code that reads the items. */
export const bikeListsKey = (uid: string) => `secondGear.bikeLists.${uid}`;
export const savedSearchesKey = (uid: string) => `secondGear.savedSearches.${uid}`;
export const recentSearchesKey = (uid: string) => `secondGear.recentSearches.${uid}`;
export const lastContactKey = (uid: string) => `secondGear.lastContact.${uid}`;
export const paymentDatesKey = (uid: string) => `secondGear.paymentDates.${uid}`;

/** The text names its user. */
export const bikeDraftKey = 'secondGear.draft.addBike';

/** For offline use. The text names the user. */
export const ownListsKey = 'secondGear.lists.own';

/** docs/requirements.md §3. */
export const tokenKey = 'accessToken';

/** The id of the user to whom the access token belongs. */
export const ownerKey = 'secondGear.tokenOwner';

export const lastUserKey = 'secondGear.lastUser';
