import { seedDb } from '@second-gear/fixtures';
import { demoAccounts } from '../auth/demoAccounts.ts';
import type { ServerData } from '../storage/dataFile.ts';

/** The number of bikes with names in the fixtures. Bookings and payments refer to them, so the seed data never has fewer. */
export const namedBikeCount = seedDb({ bikes: 0 }).products.length;

/**
 * The seed data, with accounts for the demo users.
 * @param bikes the total number of bikes, at least `namedBikeCount`; the rest are generated bikes
 */
export const createSeedData = ({ bikes }: { bikes?: number } = {}): ServerData => ({
  db: seedDb(bikes === undefined ? {} : { bikes: bikes - namedBikeCount }),
  accounts: demoAccounts(),
});
