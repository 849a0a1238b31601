import { createCopy } from '../../language/createCopy.ts';
import { joinWords } from '../../lib/format.ts';

const bikes = (count: number): string => (count === 1 ? '1 bike' : `${count} bikes`);

/** docs/requirements.md §10. */
export const enSavedBikes = {
  savedBikes: {
    title: 'Saved bikes',
    /** The state of a bike, beside its name. A bike that is for sale has none. */
    statuses: {
      sold: 'Sold',
      missing: 'No longer listed',
      unknown: 'Could not be checked',
    },
    /** A shared link contains ids of bikes, but no names. */
    missingBike: 'Bike that is no longer listed',
    remove: 'Remove',
    removeBike: (bike: string) => `Remove ${bike}`,
    removed: (bike: string) => `${bike} was removed.`,
    undo: 'Undo',
    find: 'Find a bike',
    empty: {
      title: 'No saved bikes yet',
      text: 'Press the heart on a bike that you like. It is listed here, on this device only.',
    },
    share: 'Share this list',
    shareTitle: (count: number) => `${bikes(count)} on Second Gear`,
    linkShortened: (shared: number, all: number) =>
      `The link has the newest ${shared} of your ${bikes(all)}. A longer link does not open everywhere.`,
    clear: 'Remove all',
    clearTitle: 'Remove all saved bikes?',
    clearMessage: (count: number) => `${bikes(count)} will be removed from this list. This cannot be undone.`,
    deletesAtLogout: 'Delete my saved bikes when I log out',
    deletesAtLogoutHint: 'Viewed and compared bikes, saved searches and the draft of a bike are deleted too.',
    brandsFailed: (brands: readonly string[]) => `The ${joinWords(brands)} bikes could not be checked.`,

    recent: 'Recently viewed',
    clearRecent: 'Clear',
    recentCleared: 'The recently viewed bikes were cleared.',

    shared: {
      title: 'Shared bikes',
      lead: (count: number) => `A list of ${bikes(count)} that was shared with you.`,
      saveAll: 'Save all',
      savedAll: (count: number) => `${bikes(count)} saved`,
      allSaved: 'You have saved all of these bikes.',
      own: 'Your saved bikes',
      failed: 'The bikes did not load',
      empty: { title: 'This list is empty', text: 'The link has no bikes. Ask for a new link, or look for a bike.' },
    },
  },

  compareBikes: {
    title: 'Compare bikes',
    tray: 'Bikes to compare',
    chosen: (count: number) => `${count} of 4 bikes chosen`,
    link: (count: number) => `Compare ${count}`,
    chooseMore: 'Choose one more bike',
    clear: 'Clear',

    table: 'Comparison',
    detail: 'Detail',
    /** They differ from those in the card of a bike. */
    rows: { resaleValue: 'Price', sellerName: 'Seller', date: 'Posted' },
    open: 'See this bike',
    lowestPrice: 'Lowest price',
    onlyDifferences: 'Only differences',
    noDifferences: 'These bikes have the same details.',
    noValue: 'Not given',
    loading: 'Loading the bikes',
    one: 'Add a second bike to see how the two differ.',
    share: 'Share this comparison',
    shareTitle: (count: number) => `${bikes(count)} compared on Second Gear`,
    empty: {
      title: 'Nothing to compare yet',
      text: 'Press Compare on two to four bikes, then open the comparison.',
    },
  },
};

export type SavedBikesCopy = typeof enSavedBikes;

export const useSavedBikesCopy = createCopy(
  enSavedBikes,
  async () => (await import('../bn/saved/savedBikes.ts')).bnSavedBikes,
);
