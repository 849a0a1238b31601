import type { Bike } from '@second-gear/contract';
import { factsOf, hasWords, toSearchableText, toSearchWords } from '@second-gear/domain';
import { formatPage, parsePage } from '../admin/table/tableView.ts';

export const myBikesTabs = ['all', 'available', 'advertised', 'sold'] as const;
type MyBikesTab = (typeof myBikesTabs)[number];

export const myBikesOrders = ['newest', 'oldest', 'cheapest', 'dearest', 'name'] as const;
type MyBikesOrder = (typeof myBikesOrders)[number];

/** The URL contains it. */
export type MyBikesView = { tab: MyBikesTab; order: MyBikesOrder; text: string; page: number };

export const defaultView: MyBikesView = { tab: 'all', order: 'newest', text: '', page: 1 };

export const isDefaultView = ({ tab, text }: MyBikesView): boolean => tab === 'all' && text.trim() === '';

/** In characters. The app writes no longer text into a URL. */
const maxTextLength = 100;

/** Unknown values are ignored. */
export const parseMyBikesView = (params: URLSearchParams): MyBikesView => ({
  tab: myBikesTabs.find((tab) => tab === params.get('tab')) ?? defaultView.tab,
  order: myBikesOrders.find((order) => order === params.get('sort')) ?? defaultView.order,
  text: Array.from(params.get('q') ?? '')
    .slice(0, maxTextLength)
    .join(''),
  page: parsePage(params),
});

/** Values of the default view are left out. */
export const formatMyBikesView = ({ tab, order, text, page }: MyBikesView): URLSearchParams => {
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set('q', text);
  if (tab !== defaultView.tab) params.set('tab', tab);
  if (order !== defaultView.order) params.set('sort', order);
  formatPage(params, page);
  return params;
};

const isInTab: Record<MyBikesTab, (bike: Bike) => boolean> = {
  all: () => true,
  available: ({ soldOut }) => !soldOut,
  advertised: ({ soldOut, advertise }) => !soldOut && advertise,
  sold: ({ soldOut }) => soldOut,
};

/** Searches in name, location, condition, year and price. */
const createMatcher = (text: string): ((bike: Bike) => boolean) => {
  const words = toSearchWords(text);
  if (words.length === 0) return () => true;
  return ({ bikeName, location, condition, purchaseYear, resaleValue }) =>
    hasWords(toSearchableText([bikeName, location, condition, purchaseYear, resaleValue].join(' ')), words);
};

/** A bike without a valid date or a readable price is last in every order. */
const byFact =
  (fact: 'postedAt' | 'price', direction: 1 | -1) =>
  (one: Bike, other: Bike): number => {
    const a = factsOf(one)[fact];
    const b = factsOf(other)[fact];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * direction;
  };

const priceOf = (bike: Bike): number | null => factsOf(bike).price;

const nameOrder = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });

const compare: Record<MyBikesOrder, (a: Bike, b: Bike) => number> = {
  newest: byFact('postedAt', -1),
  oldest: byFact('postedAt', 1),
  cheapest: byFact('price', 1),
  dearest: byFact('price', -1),
  name: (a, b) => nameOrder.compare(a.bikeName, b.bikeName),
};

/** Bikes with the same value stay in the order of `bikes`. */
export const selectMyBikes = (bikes: readonly Bike[], { tab, order, text }: MyBikesView): Bike[] => {
  const matches = createMatcher(text);
  return bikes.filter((bike) => isInTab[tab](bike) && matches(bike)).toSorted(compare[order]);
};

export type MyBikesTotals = {
  /** The number of bikes in each tab. */
  counts: Record<MyBikesTab, number>;
  /** The sums of the readable prices, in BDT. */
  forSale: number;
  sold: number;
  /** The bikes for sale whose price cannot be read. */
  withoutPrice: number;
};

const sum = (prices: readonly (number | null)[]): number =>
  prices.reduce<number>((all, price) => all + (price ?? 0), 0);

export const totalsOf = (bikes: readonly Bike[]): MyBikesTotals => {
  const of = (tab: MyBikesTab) => bikes.filter(isInTab[tab]);
  const prices = of('available').map(priceOf);
  return {
    counts: {
      all: bikes.length,
      available: prices.length,
      advertised: of('advertised').length,
      sold: of('sold').length,
    },
    forSale: sum(prices),
    sold: sum(of('sold').map(priceOf)),
    withoutPrice: prices.filter((price) => price === null).length,
  };
};
