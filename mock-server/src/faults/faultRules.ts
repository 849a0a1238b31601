import { createSeededRandom } from '@second-gear/fixtures/seededRandom';
import type { RouteName } from '../backend/index.ts';
import { type AnyFault, allFaults, endpointsOfTarget, type FaultTarget, faultNames } from './faults.ts';

/** The setting MOCK_FAULTS. The same seed produces the same random faults in each run. */
export type FaultSetting = { seeded?: { seed: number; rate: number } };

/** Parses `on` and `seed:42,rate:0.1`. Returns undefined for any other value. */
export const parseFaultSetting = (value: string): FaultSetting | undefined => {
  if (value === 'on') return {};
  const [, seed, rate] = /^seed:(\d{1,9}),rate:(0(?:\.\d+)?|1)$/.exec(value) ?? [];
  return seed && rate ? { seeded: { seed: Number(seed), rate: Number(rate) } } : undefined;
};

/** Sets a fault for the requests to one endpoint or to a group of endpoints. */
export type FaultRule = {
  call: FaultTarget;
  /** Undefined: the response is only delayed. */
  fault?: AnyFault;
  /** In ms. */
  delay?: number;
  /** The number of further requests to which the rule applies. Undefined: until it is removed. */
  times?: number;
};

/** Each result depends only on the seed and on the number of the request. */
const createSeededFaults = ({ seed, rate }: NonNullable<FaultSetting['seeded']>) => {
  const next = createSeededRandom(String(seed));
  const writes = endpointsOfTarget('all writes');
  const all = endpointsOfTarget('all calls');
  return (endpoint: RouteName): AnyFault | undefined => {
    if (!all.includes(endpoint)) return undefined;
    // Every request uses two random numbers, so the tenth gets the same fault, whatever the first nine were.
    const [happens, which] = [next() < rate, next()];
    const possible: readonly AnyFault[] = writes.includes(endpoint) ? allFaults : faultNames;
    return happens ? possible[Math.floor(which * possible.length)] : undefined;
  };
};

/** Decides which request gets which fault (failure mode M-14): a matching rule, otherwise the seed. */
export const createFaultRules = ({ seeded }: FaultSetting) => {
  const nextSeededFault = seeded ? createSeededFaults(seeded) : () => undefined;
  let rules: readonly FaultRule[] = [];

  return {
    /** Returns the fault for the next request to this endpoint. Must be called once per request. */
    next: (endpoint: RouteName): Pick<FaultRule, 'fault' | 'delay'> => {
      const seededFault = nextSeededFault(endpoint);
      const matching = rules.find((rule) => endpointsOfTarget(rule.call).includes(endpoint));
      if (!matching) return { fault: seededFault };
      const used = matching.times ? { ...matching, times: matching.times - 1 } : matching;
      rules = rules.map((rule) => (rule === matching ? used : rule)).filter(({ times }) => times !== 0);
      return matching;
    },
    /** Adds a rule. It replaces an earlier rule for the same target. */
    setRule: (rule: FaultRule): void => {
      rules = [rule, ...rules.filter(({ call }) => call !== rule.call)];
    },
    /** The rules, newest first: the first matching rule applies. */
    list: (): readonly FaultRule[] => rules,
    /** Removes all rules. The random faults continue. */
    clear: (): void => {
      rules = [];
    },
  };
};

export type FaultRules = ReturnType<typeof createFaultRules>;
