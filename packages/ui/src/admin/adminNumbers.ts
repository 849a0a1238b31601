import { type Bike, type ReportedItem, sameEmail, type User } from '@second-gear/contract';
import { readPrice } from '@second-gear/domain';
import { sortUsersNewestFirst } from '../components/base/Table/sortNewestFirst.ts';
import type { AsyncState } from '../lib/asyncState.ts';
import { isBlank } from '../lib/isBlank.ts';

/** The sellers with the ids in `kept` are among the newest although they are verified now. */
export const verificationOf = (sellers: readonly User[], shown: number, kept: readonly string[] = []) => {
  const listed = sortUsersNewestFirst(sellers.filter(({ _id, isVerified }) => !isVerified || kept.includes(_id)));
  const waiting = listed.filter(({ isVerified }) => !isVerified).length;
  return { verified: sellers.length - waiting, waiting, newest: listed.slice(0, shown + kept.length) };
};

/** The numbers of bikes by the e-mail address of the seller, in lower case. */
export type BikesOfSellers = ReadonlyMap<string, { forSale: number; sold: number }>;

export const bikesOfSeller = (counts: BikesOfSellers, { email }: Pick<User, 'email'>) =>
  counts.get(email.toLowerCase()) ?? { forSale: 0, sold: 0 };

export const countBikesOfSellers = (bikes: readonly Bike[]): BikesOfSellers => {
  const counts = new Map<string, { forSale: number; sold: number }>();
  for (const { email, soldOut } of bikes) {
    const { forSale, sold } = bikesOfSeller(counts, { email });
    counts.set(email.toLowerCase(), soldOut ? { forSale, sold: sold + 1 } : { forSale: forSale + 1, sold });
  }
  return counts;
};

/** 0 while the reports are not known. */
export const countReportsAbout = (reports: AsyncState<readonly ReportedItem[]>, seller: User): number =>
  reports.state === 'ready'
    ? reports.data.filter(({ email }) => !isBlank(email) && sameEmail(email, seller.email)).length
    : 0;

/** The most frequent brand is first. */
export const countBrands = (bikes: readonly { brandName: string }[]): { brand: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const { brandName } of bikes) counts.set(brandName, (counts.get(brandName) ?? 0) + 1);
  return [...counts].map(([brand, count]) => ({ brand, count })).toSorted((a, b) => b.count - a.count);
};

/** The lower ends of the price ranges, in BDT. */
const rangeStarts = [0, 50_000, 100_000, 200_000, 400_000];

type PriceRange = {
  /** In BDT, inclusive. */
  from: number;
  /** In BDT, exclusive; null for the highest range. */
  to: number | null;
  count: number;
};

/** The number of bikes in each price range. Bikes whose price cannot be read are in none. */
export const countPrices = (bikes: readonly Bike[]): PriceRange[] => {
  const prices = bikes.flatMap(({ resaleValue }) => readPrice(resaleValue) ?? []);
  return rangeStarts.map((from, index) => {
    const to = rangeStarts[index + 1] ?? null;
    return { from, to, count: prices.filter((price) => price >= from && (to === null || price < to)).length };
  });
};
