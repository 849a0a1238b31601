/**
 * The keys in local storage of what the app stores for one user. They are in a file of their own, because the entry chunk
 * needs them and not the code that reads the items.
 */
export const bikeListsKey = (uid: string) => `secondGear.bikeLists.${uid}`;
export const savedSearchesKey = (uid: string) => `secondGear.savedSearches.${uid}`;
export const recentSearchesKey = (uid: string) => `secondGear.recentSearches.${uid}`;
export const lastContactKey = (uid: string) => `secondGear.lastContact.${uid}`;
export const paymentDatesKey = (uid: string) => `secondGear.paymentDates.${uid}`;

/** The key of the draft of the form 'Add A Bike'. The text names its user. */
export const bikeDraftKey = 'secondGear.draft.addBike';

/** The key of the lists for offline use that belong to one user. The text names the user. */
export const ownListsKey = 'secondGear.lists.own';
