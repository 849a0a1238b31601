import { seedDb } from '@second-gear/fixtures';
import { demoAccounts } from '../auth/demoAccounts.ts';
import type { ServerData } from '../storage/dataFile.ts';

/** Bookings and payments refer to the named bikes of the fixtures, so the seed data never has fewer bikes. */
export const namedBikeCount = seedDb({ bikes: 0 }).products.length;

/** @param bikes the total number of bikes, at least `namedBikeCount`; the rest are generated */
export const createSeedData = ({ bikes }: { bikes?: number } = {}): ServerData => ({
  db: seedDb(bikes === undefined ? {} : { bikes: bikes - namedBikeCount }),
  accounts: demoAccounts(),
});
