import { seedDb } from '@second-gear/fixtures';
import { demoAccounts } from '../auth/demoAccounts.ts';
import type { ServerData } from '../storage/dataFile.ts';

/** How many bikes the named cast has. Bookings and payments speak of them, so no shop has fewer. */
export const namedBikeCount = seedDb({ bikes: 0 }).products.length;

/**
 * The shop on its first morning, with accounts for the demo people.
 * @param bikes how many in all, at least the cast's; the crowd's make up the number
 */
export const createSeedData = ({ bikes }: { bikes?: number } = {}): ServerData => ({
  db: seedDb(bikes === undefined ? {} : { bikes: bikes - namedBikeCount }),
  accounts: demoAccounts(),
});
