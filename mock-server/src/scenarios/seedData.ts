import { seedDb } from '@second-gear/fixtures';
import { demoAccounts } from '../auth/demoAccounts.ts';
import type { ServerData } from '../storage/dataFile.ts';

/**
 * The number of named bikes in the fixtures. Bookings and payments refer to these bikes, so the seed data never has
 * fewer bikes.
 */
export const namedBikeCount = seedDb({ bikes: 0 }).products.length;

/**
 * Creates the seed data, with accounts for the demo users.
 * @param bikes the total number of bikes, at least `namedBikeCount`; the rest are generated bikes
 */
export const createSeedData = ({ bikes }: { bikes?: number } = {}): ServerData => ({
  db: seedDb(bikes === undefined ? {} : { bikes: bikes - namedBikeCount }),
  accounts: demoAccounts(),
});
