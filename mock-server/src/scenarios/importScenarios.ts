import type { Account } from '../auth/accounts.ts';
import type { ServerData } from '../storage/dataFile.ts';
import type { Store } from '../storage/store.ts';
import type { Scenarios } from './scenarioRoutes.ts';

const loadFixtures = async () => {
  const [{ isScenarioName, scenarioNames, scenarios }, { demoAccounts }] = await Promise.all([
    import('@second-gear/fixtures/scenarios'),
    import('../auth/demoAccounts.ts'),
  ]);
  return { isStateName: isScenarioName, stateNames: scenarioNames, states: scenarios, demoUsers: demoAccounts() };
};

/** The demo people, as they are: whoever of them is signed in stays so. Anybody else is gone, as their records are. */
const keepSessions = (fresh: readonly Account[], before: readonly Account[]): Account[] =>
  fresh.map((account) => before.find(({ _id }) => _id === account._id) ?? account);

/** The named states of the fixtures, loaded into this store. */
export const importScenarios = (store: Store<ServerData>): Scenarios => {
  let loaded: ReturnType<typeof loadFixtures> | undefined;
  /** Asked for late, and once: a server that nobody asks for a state has no use for them, and passwords take long to hash. */
  const fixtures = () => {
    loaded ??= loadFixtures();
    return loaded;
  };
  return {
    list: async () => {
      const { stateNames, states } = await fixtures();
      return stateNames.map((name) => ({ name, says: states[name].description }));
    },
    load: async (name) => {
      const { isStateName, states, demoUsers } = await fixtures();
      if (!isStateName(name)) return false;
      const db = states[name].db();
      await store.update(({ accounts }) => ({
        data: { db, accounts: keepSessions(demoUsers, accounts) },
        result: undefined,
      }));
      return true;
    },
  };
};
