import type { Account } from '../auth/accounts.ts';
import type { Shop } from '../storage/dataFile.ts';
import type { Store } from '../storage/store.ts';
import type { States } from './scenarioRoutes.ts';

const loadFixtures = async () => {
  const [{ isStateName, stateNames, states }, { demoAccounts }] = await Promise.all([
    import('@second-gear/fixtures/scenarios'),
    import('../auth/demoAccounts.ts'),
  ]);
  return { isStateName, stateNames, states, demoPeople: demoAccounts() };
};

/** The demo people, as they are: whoever of them is signed in stays so. Anybody else is gone, as their records are. */
const keepSessions = (fresh: readonly Account[], before: readonly Account[]): Account[] =>
  fresh.map((account) => before.find(({ _id }) => _id === account._id) ?? account);

/** The named states of the fixtures, loaded into this store. */
export const statesOf = (store: Store<Shop>): States => {
  let loaded: ReturnType<typeof loadFixtures> | undefined;
  /** Asked for late, and once: a server that nobody asks for a state has no use for them, and passwords take long to hash. */
  const fixtures = () => {
    loaded ??= loadFixtures();
    return loaded;
  };
  return {
    list: async () => {
      const { stateNames, states } = await fixtures();
      return stateNames.map((name) => ({ name, says: states[name].says }));
    },
    load: async (name) => {
      const { isStateName, states, demoPeople } = await fixtures();
      if (!isStateName(name)) return false;
      const db = states[name].db();
      await store.update(({ accounts }) => ({
        data: { db, accounts: keepSessions(demoPeople, accounts) },
        result: undefined,
      }));
      return true;
    },
  };
};
