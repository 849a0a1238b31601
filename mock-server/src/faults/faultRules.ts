import { createSeededRandom } from '@second-gear/fixtures/seededRandom';
import type { RouteName } from '../backend/index.ts';
import type { FaultSetting } from './faultSetting.ts';
import { type AnyFault, endpointsOfTarget, type FaultTarget, faultNames, seededFaults } from './faults.ts';

/** What somebody wants to go wrong. */
export type FaultRule = {
  call: FaultTarget;
  /** Absent: nothing but the delay. */
  fault?: AnyFault;
  /** How long the answer is kept back before that, in ms. */
  delay?: number;
  /** How many times still; absent: until it is taken back. */
  times?: number;
};

export type FaultRules = {
  /** What the next question of this call meets. Counts it, so it is to be asked once for each question. */
  next(call: RouteName): Pick<FaultRule, 'fault' | 'delay'>;
  /** Takes the place of an earlier wish for the same call. */
  setRule(wish: FaultRule): void;
  /** The newest first: it is the first that fits which is granted. */
  list(): readonly FaultRule[];
  /** Takes back every wish. Those faults that come by themselves go on. */
  clear(): void;
};

/** Nothing, or one of the faults that this call can meet: the same for the same seed and the same number of questions before. */
const createSeededFaults = ({ seed, rate }: NonNullable<FaultSetting['seeded']>) => {
  const next = createSeededRandom(String(seed));
  const writes = endpointsOfTarget('all writes');
  const all = endpointsOfTarget('all calls');
  return (call: RouteName): AnyFault | undefined => {
    if (!all.includes(call)) return undefined;
    // Thrown twice for every question, so that the tenth is the same whatever the nine before it were.
    const [happens, which] = [next() < rate, next()];
    const possible: readonly AnyFault[] = writes.includes(call) ? seededFaults : faultNames;
    return happens ? possible[Math.floor(which * possible.length)] : undefined;
  };
};

/** Decides which question meets which fault (faults M-14): as it was wished, or else by seed and order. */
export const createFaultRules = ({ seeded: byItself }: FaultSetting): FaultRules => {
  const seeded = byItself ? createSeededFaults(byItself) : () => undefined;
  let wishes: readonly FaultRule[] = [];

  const used = (wish: FaultRule): FaultRule[] => {
    if (wish.times === undefined) return [wish];
    return wish.times > 1 ? [{ ...wish, times: wish.times - 1 }] : [];
  };

  return {
    next: (call) => {
      const bySeed = seeded(call);
      const granted = wishes.find((wish) => endpointsOfTarget(wish.call).includes(call));
      if (!granted) return { fault: bySeed };
      wishes = wishes.flatMap((wish) => (wish === granted ? used(wish) : [wish]));
      return granted;
    },
    setRule: (wish) => {
      wishes = [wish, ...wishes.filter(({ call }) => call !== wish.call)];
    },
    list: () => wishes,
    clear: () => {
      wishes = [];
    },
  };
};
