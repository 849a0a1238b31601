import { createCopy } from '../../language/createCopy.ts';
import { groupDigits } from '../../lib/format.ts';

/** A name in both languages. */
type Named = { name: string; banglaName: string };

const bikes = (count: number): string => (count === 1 ? '1 bike' : `${groupDigits(count)} bikes`);

/** docs/requirements.md §10. */
export const enSearch = {
  /** What the home page shows to a signed-in user. */
  homeBikes: {
    newBikes: 'Newest bikes',
    /** The lowest price is null if no bike has a price that can be read. */
    brandFacts: (count: number, lowest: number | null) =>
      lowest === null ? bikes(count) : `${bikes(count)} from ${groupDigits(lowest)} BDT`,
  },

  search: {
    title: 'All bikes',
    /** The title of the page. `searched` describes the search query in words. It is '' without a query. */
    pageTitle: (searched: string) => (searched ? `${searched} – All bikes` : 'All bikes'),
    label: 'Search and filter',
    field: 'Search bikes',
    placeholder: 'Bike, place or seller',
    clearField: 'Clear the search field',
    results: (count: number) => `${bikes(count)} found`,
    preparing: 'Preparing the search',

    sort: 'Sort by',
    sortOrders: {
      match: 'Best match',
      newest: 'Newest first',
      priceUp: 'Lowest price',
      priceDown: 'Highest price',
      year: 'Newest year',
      discount: 'Largest discount',
    },
    priceNotGiven: 'Price not given',

    filters: 'Filters',
    skipFilters: 'Skip the filters',
    filtersWithCount: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
    showBikes: (count: number) => `Show ${bikes(count)}`,
    activeFilters: 'Active filters',
    remove: (filter: string) => `Remove: ${filter}`,
    clearAll: 'Clear all',
    brand: 'Brand',
    price: 'Price',
    priceUnit: 'BDT',
    condition: 'Condition',
    purchaseYear: 'Purchase year',
    yearsUsed: 'Years used',
    location: 'Location',
    seller: 'Seller and price',
    from: 'From',
    to: 'To',
    priceEnds: { from: 'From', to: 'To' },
    priceRange: 'Price range',
    lowestPrice: 'Lowest price',
    highestPrice: 'Highest price',
    notANumber: 'Enter a number, such as 150000 or 1.5 lakh.',
    notAYear: 'Enter a year, such as 1998.',
    notYears: 'Enter a number of years, such as 12.',
    wrongOrder: 'The second number is smaller than the first.',
    verifiedOnly: 'Verified sellers only',
    pricedOnly: 'Only bikes with a price',
    findLocation: 'Find a place',
    tooManyChosen: 'No more places or brands can be chosen. Remove one first.',
    noLocation: 'No place found.',
    moreLocations: (count: number) => `${groupDigits(count)} more places. Use the field to find one.`,
    /** The number of bikes that the query finds with an option, for screen readers. */
    optionCount: bikes,

    /** The words for a filter that is set: in the list of filters, in the page title and in the name of a saved search. */
    words: {
      text: (text: string) => `“${text}”`,
      brand: (name: string) => name,
      condition: (name: string) => name,
      price: {
        between: (from: string, to: string) => `${from} to ${to}`,
        from: (from: string) => `from ${from}`,
        upTo: (to: string) => `under ${to}`,
      },
      purchaseYear: {
        between: (from: string, to: string) => `bought ${from} to ${to}`,
        from: (from: string) => `bought in ${from} or later`,
        upTo: (to: string) => `bought in ${to} or earlier`,
      },
      yearsUsed: {
        between: (from: string, to: string) => `used ${from} to ${to} years`,
        from: (from: string) => `used ${from} years or more`,
        upTo: (to: string) => `used up to ${to} years`,
      },
      locations: (places: string) => `in ${places}`,
      conditions: (conditions: string) => `${conditions} condition`,
      verifiedOnly: 'verified sellers',
      pricedOnly: 'with a price',
    },

    /** What the search understands of the user's text, one for each part. */
    understood: {
      name: ({ name }: Named): string => name,
      place: ({ name }: Named, number: string | null) => (number === null ? name : `${name} ${number}`),
      model: (name: string) => name,
      maxPrice: (price: string) => `up to ${price} BDT`,
      minPrice: (price: string) => `from ${price} BDT`,
      priceRange: (from: string, to: string) => `${from} to ${to} BDT`,
      condition: (name: string) => `${name} condition`,
      year: (year: string) => `bought ${year}`,
      years: (from: string, to: string) => `bought ${from} to ${to}`,
      fromYear: (year: string) => `bought ${year} or later`,
      untilYear: (year: string) => `bought ${year} or earlier`,
      usedUpTo: (years: string) => `used up to ${years} years`,
      usedFrom: (years: string) => `used ${years} years or more`,
      usedRange: (from: string, to: string) => `used ${from} to ${to} years`,
      engineUpTo: (size: string) => `up to ${size} cc`,
      engineFrom: (size: string) => `${size} cc or more`,
      engineRange: (from: string, to: string) => `${from} to ${to} cc`,
      verified: 'verified sellers',
      /** The name of the order alone, such as 'Lowest price', would look like a limit. */
      sorted: (order: string) => `sorted by ${order.toLowerCase()}`,
      seller: (name: string) => `seller ${name}`,
      words: (words: string) => `“${words}”`,
    },
    /** The heading of the bikes that lack a word of the search. */
    without: (words: string) => `Bikes that do not match “${words}”`,
    /** A part of the search that the user does not want. */
    not: (part: string) => `not ${part}`,
    /** A part of the search after "or". */
    or: (part: string) => `or ${part}`,
    exactly: 'Search for exactly these words',
    byMeaning: 'Search for what the words mean',
    /** What was understood, for screen readers, after the number of bikes. */
    announced: (parts: string) => `: ${parts}`,
    suggestions: {
      label: 'Suggestions',
      kinds: { brand: 'Brand', model: 'Model', place: 'Place', price: 'Price', recent: 'Recent' },
    },

    nothingFound: {
      title: 'No bikes found',
      text: 'Try one of these:',
      noWay: 'Change the words or the filters, or start again with all bikes.',
      searchedFor: (parts: string) => `Searched for: ${parts}`,
      littleAbove: (limit: number, count: number) => `${bikes(count)} a little above ${groupDigits(limit)}`,
      littleBelow: (limit: number, count: number) => `${bikes(count)} a little below ${groupDigits(limit)}`,
      /** `words` are the user's other words; they may be ''. */
      lowestPrice: (price: number, words: string) =>
        `See the lowest price${words && ` of “${words}”`}: ${groupDigits(price)} BDT`,
      highestPrice: (price: number, words: string) =>
        `See the highest price${words && ` of “${words}”`}: ${groupDigits(price)} BDT`,
      loosened: (limit: string, count: number) => `${bikes(count)} ${limit}`,
      without: (filter: string, count: number) => `Remove ${filter}: ${bikes(count)}`,
    },
    noBikes: {
      title: 'No bikes here now',
      text: 'There is no bike to show right now. New bikes are added every day.',
    },
    loading: 'Loading the bikes',
    failed: 'The bikes did not load',
    brandFailed: (brand: string) => `The ${brand} bikes did not load.`,

    saved: {
      title: (count: number) => `Saved searches (${count})`,
      listLabel: 'Saved searches',
      save: 'Save search',
      isSaved: 'Saved',
      name: 'Name of the search',
      confirm: 'Save',
      cancel: 'Cancel',
      nameRequired: 'Enter a name.',
      newBikes: (count: number) => `${groupDigits(count)} new since your last visit`,
      delete: (name: string) => `Delete the saved search ${name}`,
      deleted: 'The saved search was deleted.',
      undo: 'Undo',
      full: 'You have 20 saved searches. Delete one to save another.',
      notStored: 'This could not be saved. Your browser blocks storage, or its storage is full.',
    },
  },
};

export type SearchCopy = typeof enSearch;

export const useSearchCopy = createCopy(enSearch, async () => (await import('../bn/bikes/search.ts')).bnSearch);
