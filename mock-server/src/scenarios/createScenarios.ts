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
 * Returns the accounts after a scenario was loaded: only those of the demo users. An account of a demo user is kept as
 * it is, so that a signed-in demo user stays signed in.
 */
const keepSessions = (fresh: readonly Account[], before: readonly Account[]): Account[] =>
  fresh.map((account) => before.find(({ _id }) => _id === account._id) ?? account);

/** Creates the functions that list the scenarios of the fixtures, and load a scenario into this store. */
export const createScenarios = (store: Store<ServerData>): Scenarios => {
  let loaded: ReturnType<typeof loadFixtures> | undefined;
  /**
   * Loads the fixtures at the first use and keeps them, because most servers need no scenario.
   */
  const fixtures = () => {
    loaded ??= loadFixtures();
    return loaded;
  };
  return {
    list: async () => {
      const { scenarioNames, scenarios } = await fixtures();
      return scenarioNames.map((name) => ({ name, description: scenarios[name].description }));
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
