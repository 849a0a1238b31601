import type { Account } from '../auth/accounts.ts';
import type { ServerData } from '../storage/dataFile.ts';
import type { Store } from '../storage/store.ts';
import type { Scenarios } from './scenarioRouter.ts';

const loadFixtures = async () => {
  const [{ isScenarioName, scenarioNames, scenarios }, { demoAccounts }] = await Promise.all([
    import('@second-gear/fixtures/scenarios'),
    import('../auth/demoAccounts.ts'),
  ]);
  return { isScenarioName, scenarioNames, scenarios, initialAccounts: demoAccounts() };
};

/**
 * When a scenario is loaded, keeps the accounts of the demo users, so that a signed-in demo user stays signed in. All
 * other accounts are removed.
 */
const keepSessions = (fresh: readonly Account[], before: readonly Account[]): Account[] =>
  fresh.map((account) => before.find(({ _id }) => _id === account._id) ?? account);

/** Creates the functions that list the scenarios of the fixtures and load one into this store. */
export const importScenarios = (store: Store<ServerData>): Scenarios => {
  let loaded: ReturnType<typeof loadFixtures> | undefined;
  /**
   * The fixtures and the accounts are loaded once, at the first use: most servers need no scenario, and hashing the
   * demo passwords is slow.
   */
  const fixtures = () => {
    loaded ??= loadFixtures();
    return loaded;
  };
  return {
    list: async () => {
      const { scenarioNames, scenarios } = await fixtures();
      return scenarioNames.map((name) => ({ name, says: scenarios[name].description }));
    },
    load: async (name) => {
      const { isScenarioName, scenarios, initialAccounts } = await fixtures();
      if (!isScenarioName(name)) return false;
      const db = scenarios[name].db();
      await store.update(({ accounts }) => ({
        data: { db, accounts: keepSessions(initialAccounts, accounts) },
        result: undefined,
      }));
      return true;
    },
  };
};
