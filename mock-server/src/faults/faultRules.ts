import { createSeededRandom } from '@second-gear/fixtures/seededRandom';
import type { RouteName } from '../backend/index.ts';
import type { FaultSetting } from './faultSetting.ts';
import { type AnyFault, endpointsOfTarget, type FaultTarget, faultNames, seededFaults } from './faults.ts';

/** A fault for requests to one endpoint or a group of endpoints. */
export type FaultRule = {
  call: FaultTarget;
  /** The fault to produce. Absent: the response is only delayed. */
  fault?: AnyFault;
  /** How long the response is delayed, in ms. */
  delay?: number;
  /** The number of requests to which the rule still applies. Absent: it applies until it is removed. */
  times?: number;
};

export type FaultRules = {
  /**
   * Returns the fault for the next request to this endpoint. Also counts the request, so call this function once per
   * request.
   */
  next(endpoint: RouteName): Pick<FaultRule, 'fault' | 'delay'>;
  /** Adds a rule. It replaces an earlier rule for the same target. */
  setRule(rule: FaultRule): void;
  /** The rules, newest first: the first matching rule applies. */
  list(): readonly FaultRule[];
  /** Removes all rules. The random faults of the seed continue. */
  clear(): void;
};

/**
 * Creates a function that returns a random fault, or undefined, for each request. It depends only on the seed and on
 * the number of requests before.
 */
const createSeededFaults = ({ seed, rate }: NonNullable<FaultSetting['seeded']>) => {
  const next = createSeededRandom(String(seed));
  const writes = endpointsOfTarget('all writes');
  const all = endpointsOfTarget('all calls');
  return (endpoint: RouteName): AnyFault | undefined => {
    if (!all.includes(endpoint)) return undefined;
    // Uses two random numbers for every request, also if the request gets no fault. So the tenth request gets the same
    // fault whichever nine requests were sent before.
    const [happens, which] = [next() < rate, next()];
    const possible: readonly AnyFault[] = writes.includes(endpoint) ? seededFaults : faultNames;
    return happens ? possible[Math.floor(which * possible.length)] : undefined;
  };
};

/**
 * Decides which request gets which fault (failure mode M-14): by a rule if one matches, otherwise by the seed and the
 * request's number.
 */
export const createFaultRules = ({ seeded }: FaultSetting): FaultRules => {
  const nextSeededFault = seeded ? createSeededFaults(seeded) : () => undefined;
  let rules: readonly FaultRule[] = [];

  const countDown = (rule: FaultRule): FaultRule[] => {
    if (rule.times === undefined) return [rule];
    return rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : [];
  };

  return {
    next: (endpoint) => {
      const seededFault = nextSeededFault(endpoint);
      const matching = rules.find((rule) => endpointsOfTarget(rule.call).includes(endpoint));
      if (!matching) return { fault: seededFault };
      rules = rules.flatMap((rule) => (rule === matching ? countDown(rule) : [rule]));
      return matching;
    },
    setRule: (rule) => {
      rules = [rule, ...rules.filter(({ call }) => call !== rule.call)];
    },
    list: () => rules,
    clear: () => {
      rules = [];
    },
  };
};
