import { createCopy } from '../language/createCopy.ts';
import { groupDigits } from '../lib/format.ts';
import { isBlank } from '../lib/isBlank.ts';
import { unnamedBike } from './en.ts';

/** docs/requirements.md §2: the home page. */
export const enHome = {
  home: {
    search: { field: 'Search bikes', placeholder: 'e.g. Yamaha Mirpur', submit: 'Search' },
    nextSteps: {
      pay: (bike: string) => `Not paid yet: ${isBlank(bike) ? unnamedBike : bike}`,
      payMany: (count: number) => `${count} bikes not paid yet`,
      addBike: 'Add your bike',
      verify: (count: number) => `${groupDigits(count)} ${count === 1 ? 'seller' : 'sellers'} to verify`,
    },
    seeProducts: 'See Products',
    seeProductsOf: (brand: string) => `See Products of ${brand}`,
    bikeAlt: 'A Royal Enfield Bullet, side view, facing right',
    trending: {
      title: 'Tranding Now', // docs/requirements.md §2 requires the spelling 'Tranding Now'.
      resalePrice: 'Resale price',
      originalPrice: 'Original price',
      purchaseYear: 'Purchase year',
      see: 'See this bike',
      loading: 'Loading the trending bike',
      failed: 'The trending bike did not load',
    },
    brands: {
      title: 'Top Bikes Brand', // docs/requirements.md §2 requires the words 'Top Bikes Brand'.
      loading: 'Loading the brands',
      failed: 'The brands did not load',
      empty: { title: 'No brands yet', text: 'Second Gear is still being set up. Come back in a while.' },
    },
    gallery: {
      title: 'Photo Gallery',
      /** In the order of `illustrations.gallery`. */
      alts: [
        'A blue Yamaha and a red Royal Enfield on a river ghat, a boat under sail behind them',
        'The black tank and headlamp of a Royal Enfield against the setting sun',
        'A yellow Yamaha in front of a brick garage',
        'The engine and exhaust of a red Yamaha, close up',
        'A dark red Honda in a tea garden',
      ],
    },
    summary: {
      title: 'Our Business Summary',
      /** The numbers are in docs/requirements.md §9. `increase`: the growth since the year before. */
      counters: [
        { label: 'Annual Revenue', value: 8000, increase: '', note: 'Jan 1st 2022 to Nov 1st 2022' },
        { label: 'Total Customers', value: 1200, increase: 'up 400', note: '22%' },
        { label: 'Total Feedback', value: 250, increase: 'up 90', note: '26%' },
        { label: 'Products Sold', value: 3500, increase: 'up 1200', note: '15%' },
      ],
    },
    contact: {
      title: 'Contact',
      lead: 'Ask about a bike, a seller or an order.',
      /** The e-mail address of the operator follows, as a link. */
      orWrite: 'Or write to',
      message: 'Message',
      messageRequired: 'Message is required',
      send: 'Send',
      sent: 'Message sent',
      failed: 'The contact form did not load',
    },
  },
};

export const useHomeCopy = createCopy(enHome, async () => (await import('./bn/home.ts')).bnHome);
