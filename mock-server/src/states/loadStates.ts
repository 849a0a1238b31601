import type { Account } from '../identity/accounts.ts';
import type { Shop } from '../store/shopFile.ts';
import type { Store } from '../store/store.ts';
import type { States } from './statesDesk.ts';

/** Asked for late: a server that nobody asks for a state has no use for the fixtures. */
const fixtures = async () => {
  const [{ isStateName, stateNames, states }, { demoAccounts }] = await Promise.all([
    import('@second-gear/contract/states'),
    import('../demoAccounts.ts'),
  ]);
  return { isStateName, stateNames, states, demoAccounts };
};

/** The demo people, as they are: whoever of them is signed in stays so. Anybody else is gone, as their records are. */
const keepSessions = (fresh: readonly Account[], before: readonly Account[]): Account[] =>
  fresh.map((account) => before.find(({ _id }) => _id === account._id) ?? account);

/** The named states of the fixtures, loaded into this store. */
export const statesOf = (store: Store<Shop>): States => ({
  list: async () => {
    const { stateNames, states } = await fixtures();
    return stateNames.map((name) => ({ name, says: states[name].says }));
  },
  load: async (name) => {
    const { isStateName, states, demoAccounts } = await fixtures();
    if (!isStateName(name)) return false;
    const db = states[name].db();
    const people = demoAccounts();
    await store.update(({ accounts }) => ({
      data: { db, accounts: keepSessions(people, accounts) },
      result: undefined,
    }));
    return true;
  },
});
