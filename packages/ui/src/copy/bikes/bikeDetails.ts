import { createCopy } from '../../language/createCopy.ts';
import { inLargestUnit } from '../../lib/timeAgo.ts';
import { withCurrency } from '../../lib/withCurrency.ts';

const bikes = (count: number) => (count === 1 ? '1 similar bike' : `${count} similar bikes`);

export const enBikeDetails = {
  // docs/requirements.md §10: The page of a bike ----

  bikeDetails: {
    /** The heading while the bike is not known. */
    title: 'Bike',
    loading: 'Loading the bike',
    failed: 'The bike did not load',
    /** The texts before and after the name of the brand, in the link to its list. */
    allBikesOf: { before: 'All', after: 'bikes' },
    allBikes: 'All bikes',
    missing: {
      title: 'No longer listed',
      text: 'The seller or the admin has removed this bike, or the link is incomplete.',
    },
    sold: 'This bike has been sold.',
    booked: 'You booked this bike.',
    seeFirst: 'Look at it before you pay.',
    paid: 'You paid for this bike.',
    ordersLink: 'My Orders',
    payNow: 'Pay now',
    /** The link back to the list from which the user came. `searched` is '' if the user has searched for no words. */
    back: (searched: string) => (searched ? `Back to: ${searched}` : 'Back'),
    reported: 'You reported this bike to the admin.',
    facts: 'Details',
    posted: 'Posted',
    /** How long ago the bike was posted. */
    ago: (days: number) => {
      const { count, unit } = inLargestUnit(days);
      return count === 0 ? 'today' : count === 1 ? 'yesterday' : `${count} ${unit}s ago`;
    },
    enlarge: (photo: string) => `Enlarge the photo: ${photo}`,
    zoom: {
      /** The size of the photo in the dialog, in percent of the size at which the whole photo is visible. */
      scale: (percent: number) => `${percent} %`,
      in: 'Zoom in',
      out: 'Zoom out',
      reset: 'Show the whole photo',
      close: 'Close the photo',
      hint: 'Pinch, turn the wheel or press + and − to zoom. Drag or press the arrow keys to move.',
    },
    contact: {
      title: 'Contact the seller',
      call: 'Call',
      /** The name of the icon in the bar at the lower edge of a phone. */
      callSeller: 'Call the seller',
      whatsApp: 'WhatsApp',
      /** The message to the seller. WhatsApp shows it to the buyer, who can change it before sending it. */
      message: (name: string, price: string, url: string) =>
        `Hello, is your ${name}${price && ` (${withCurrency(price, 'BDT')})`} on Second Gear still available? ${url}`,
    },
    share: {
      action: 'Share',
      /** The text that is shared with the link. `year` and `price` are '' if the bike has none. */
      text: (name: string, year: string, price: string) =>
        [name, year, price && withCurrency(price, 'BDT')].filter(Boolean).join(', '),
      /** The field with the text and the URL, and the ways to share them. `more` opens the share menu of the device. */
      message: 'Text and link',
      copy: 'Copy',
      more: 'More',
      code: 'QR code of the link',
      copied: 'Link copied',
      failed: 'The link could not be copied. Select the text and copy it.',
    },
    safety: {
      title: 'How to meet the seller safely',
      advice: [
        'Meet by day in a public place, and bring a friend.',
        'Compare the engine and chassis numbers with the registration papers.',
        'Start the engine cold, and ride the bike before you decide.',
        'Send no money before you have seen the bike and its papers.',
      ],
    },
    notVerified: 'Second Gear has not verified this seller.',
    sellersBikes: 'More from this seller',
    ownBikes: 'Your other bikes',
    /** The tools of the seller whose bike it is. */
    own: {
      title: 'This is your bike',
      copy: 'Copy',
      /** The phone number follows. */
      phone: 'Buyers see your number',
      noPhone: 'Buyers see no phone number.',
    },
    similar: 'Similar bikes',
    similarOf: (brand: string) => `More ${brand} bikes`,
  },

  // Price insight ----

  priceInsight: {
    below: (percent: number, count: number) => `${percent} % below ${bikes(count)} here`,
    above: (percent: number, count: number) => `${percent} % above ${bikes(count)} here`,
    near: (count: number) => `About the same price as ${bikes(count)} here`,
    /** For a price far below the others. */
    tooLow: 'Such a low price is rare. Pay nothing before you have seen the bike and its papers.',
    tooFew: 'Too few bikes of the same brand, condition and age to compare the price.',
    plot: (price: string, count: number, lowest: string, highest: string) =>
      `This bike costs ${withCurrency(price, 'BDT')}. The ${bikes(count)} cost between ${lowest} and ${highest} BDT.`,
    thisBike: 'This bike',
    how: 'How we compare prices',
    explanation: [
      'Similar bikes are those of the same brand and condition, bought at most five years earlier or later, that other sellers offer here. Of each seller one bike counts.',
      'The price is compared with their median: half of them cost less, half of them more.',
      'It says nothing about the bike itself. Ask a mechanic to look at it before you buy.',
    ],
  },

  // The confirmation of a report ----

  reportDialog: {
    title: 'Report this bike?',
    message: {
      before: 'The admin of Second Gear will look at',
      after:
        'and may remove it. You need not give a reason. The seller does not see who reported it. You cannot take the report back.',
    },
    unnamed: 'this bike',
    confirm: 'Report',
  },
};

export type BikeDetailsCopy = typeof enBikeDetails;

export const useBikeDetailsCopy = createCopy(
  enBikeDetails,
  async () => (await import('../bn/bikes/bikeDetails.ts')).bnBikeDetails,
);
