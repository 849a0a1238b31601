import { morning } from '@second-gear/contract/fixtures';
import { demoAccounts } from './demoAccounts.ts';
import type { Shop } from './store/shopFile.ts';

/** The shop on its first morning, with accounts for the demo people. `bikes` is the number of bikes in the crowd. */
export const firstShop = (options?: { bikes?: number }): Shop => ({ db: morning(options), accounts: demoAccounts() });
