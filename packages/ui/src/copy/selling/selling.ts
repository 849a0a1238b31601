import { toEnglishWords } from '@second-gear/domain';
import { createCopy } from '../../language/createCopy.ts';
import { groupDigits } from '../../lib/format.ts';

export const enSelling = {
  // docs/requirements.md §12: Prices and phone numbers ----

  priceHint: {
    /** The button that writes the price as a plain number into the field. */
    use: (price: number) => `Use ${groupDigits(price)}`,
    words: (taka: number, poisha: number) =>
      `${toEnglishWords(taka)} taka${poisha > 0 ? ` and ${toEnglishWords(poisha)} poisha` : ''}`,
    notChargeable: 'Buyers cannot pay this price by card, because it is not a plain number.',
    notComparable: 'This is not a plain number, so it is harder to compare.',
    low: (words: string) => `This is only ${words}.`,
    high: 'This price is too high for a motorbike. Check the zeros.',
  },
  yearHint: {
    future: 'This year is in the future.',
    early: 'This year is before 1950.',
    /** In the field for the years of use. */
    long: 'This is more than 80 years.',
    age: (year: number, years: number) =>
      `A bike bought in ${year} is ${years === 0 ? 'new' : `about ${years === 1 ? '1 year' : `${years} years`} old`}.`,
  },
  phoneHint: {
    use: (phone: string) => `Use ${phone}`,
    otherForm: 'the usual form of this number',
    several: (phone: string) => `Buyers call and message the first number, ${phone}.`,
    unfinished: (count: number) => `A mobile number has 11 digits. This one has ${count}.`,
    foreign: 'This is not a Bangladeshi mobile number, so buyers cannot message you on WhatsApp.',
    ofBuyer: {
      several: (phone: string) => `The seller calls the first number, ${phone}.`,
      foreign: 'This is not a mobile number of Bangladesh. Can the seller reach you with it?',
    },
  },

  // docs/requirements.md §12: My Product ----

  myBikes: {
    loading: 'Loading your bikes',
    columns: {
      number: 'No.',
      name: 'Name',
      price: 'Price',
      condition: 'Condition',
      status: 'Status',
      action: 'Action',
    },
    advice:
      'To change a bike, copy it, then delete the old one. The home page shows the bike that was advertised last.',
    soldOut: 'Sold Out',
    available: 'Available',
    empty: {
      title: 'No bikes yet',
      text: 'Add your first bike: buyers see it in the list as soon as you have added it.',
    },
    show: 'Show',
    tabs: { all: 'All', available: 'Available', advertised: 'Advertised', sold: 'Sold' },
    search: 'Search your bikes',
    clearSearch: 'Clear the search',
    order: 'Sort by',
    orders: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      cheapest: 'Lowest price',
      dearest: 'Highest price',
      name: 'Name, A to Z',
    },
    totals: {
      forSale: 'For sale',
      sold: 'Sold',
      withoutPrice: (count: number) =>
        count === 1
          ? '1 bike not counted: its price is not a number'
          : `${count} bikes not counted: their prices are not numbers`,
    },
    copy: 'Copy',
    share: 'Share',
    /** Shown after a bike was added, before its name. */
    listed: 'Your bike is listed:',
    see: 'See it',
    /** After a copy was added: deletes the bike that was copied. */
    deleteOld: 'Delete the old one',
    onlyOldAdvertised: 'The old bike is advertised, the new one is not yet.',
    nothing: {
      title: 'No bikes found',
      text: 'No bike in this tab has these words in its name, location, condition, year or price.',
      showAll: 'Show all bikes',
    },
  },

  // docs/requirements.md §12: The landing page of the dashboard ----

  sellerHome: {
    listed: 'Listed',
    forSale: 'For sale',
    sold: 'Sold',
    advertised: 'Advertised',
    prices: 'Your prices and similar bikes',
    below: (percent: number, count: number) => `${percent} % below ${count} similar bikes`,
    above: (percent: number, count: number) => `${percent} % above ${count} similar bikes`,
    near: (count: number) => `About the price of ${count} similar bikes`,
    notComparable: 'Too few similar bikes to compare',
    failed: 'Your bikes did not load.',
  },

  // docs/requirements.md §12: Copy of a bike ----

  copyBike: {
    loading: 'Loading the bike to copy',
    /** The name of the bike follows. */
    title: 'This is a copy of',
    advice:
      'When the copy is listed, delete the old one in My Product. Bookings stay with the old bike: buyers who booked it have to book the new one.',
    missing: 'The bike you wanted to copy is no longer in your list. You can fill in an empty form.',
    ask: {
      title: 'You have an unfinished form',
      text: 'Should the copy replace what you wrote before?',
      keep: 'Keep what I wrote',
      replace: 'Replace it with the copy',
    },
  },

  // docs/requirements.md §12: Preview and advice ----

  listingTools: {
    title: 'Preview and advice',
    preview: 'What buyers will see',
    /** For screen readers. It is read as an image, because its buttons cannot be pressed. */
    previewOf: (name: string) => (name === '' ? 'Preview of the card' : `Preview of the card: ${name}`),
    checklist: 'A good advertisement',
    fulfilled: (count: number, total: number) => `${count} of ${total}`,
    done: 'Done:',
    missing: 'Missing:',
    checks: {
      name: 'Brand and model in the name',
      price: 'A resale price as a plain number',
      originalPrice: 'A higher original price, so that buyers see what they save',
      year: 'The purchase year',
      phone: 'A mobile number for calls and WhatsApp',
      location: 'Area and city, such as Mirpur 10, Dhaka',
      description: 'Two or more sentences about its state, repairs and papers',
      photo: 'A photo',
    },
    /** In the bar of the form: '7 of 8, missing: photo', or '3 of 8, next: photo' if others are missing too. */
    missingPoint: 'missing:',
    nextPoint: 'next:',
    shortChecks: {
      name: 'brand and model',
      price: 'price as a number',
      originalPrice: 'higher original price',
      year: 'purchase year',
      phone: 'mobile number',
      location: 'area and city',
      description: 'longer description',
      photo: 'photo',
    },
    price: 'Your price here',
    photoAdvice: 'How to take a good photo',
    photoTips: [
      'Wash the bike, and take the photo outdoors by day, with the sun behind you.',
      'Show the whole bike from the side, upright on its stand.',
      'Hold the phone sideways. The card shows a wide photo.',
      'Show damage as it is. Buyers see it anyway when they meet you.',
    ],
  },
  sameBike: {
    /** The name of the bike follows, as a link. */
    before: 'You seem to have added this bike already:',
    after: 'Two posts of the same bike confuse buyers. Delete the old one if this one replaces it.',
  },
};

export type SellingCopy = typeof enSelling;

export const useSellingCopy = createCopy(enSelling, async () => (await import('../bn/selling/selling.ts')).bnSelling);
