import { createSeededRandom } from '@second-gear/fixtures/seededRandom';
import type { RouteName } from '../backend/index.ts';
import type { FaultSetting } from './faultSetting.ts';
import { type AnyFault, callsMeantBy, type FaultTarget, faultNames, seededFaults } from './faults.ts';

/** What somebody wants to go wrong. */
export type FaultWish = {
  call: FaultTarget;
  /** Absent: nothing but the delay. */
  fault?: AnyFault;
  /** How long the answer is kept back before that, in ms. */
  delay?: number;
  /** How many times still; absent: until it is taken back. */
  times?: number;
};

export type FaultSwitch = {
  /** What the next question of this call meets. Counts it, so it is to be asked once for each question. */
  turnOf(call: RouteName): Pick<FaultWish, 'fault' | 'delay'>;
  /** Takes the place of an earlier wish for the same call. */
  wish(wish: FaultWish): void;
  /** The newest first: it is the first that fits which is granted. */
  wishes(): readonly FaultWish[];
  /** Takes back every wish. Those faults that come by themselves go on. */
  forget(): void;
};

/** Nothing, or one of the faults that this call can meet: the same for the same seed and the same number of questions before. */
const createSeeded = ({ seed, rate }: NonNullable<FaultSetting['byItself']>) => {
  const next = createSeededRandom(String(seed));
  const writes = callsMeantBy('all writes');
  const all = callsMeantBy('all calls');
  return (call: RouteName): AnyFault | undefined => {
    if (!all.includes(call)) return undefined;
    // Thrown twice for every question, so that the tenth is the same whatever the nine before it were.
    const [happens, which] = [next() < rate, next()];
    const possible: readonly AnyFault[] = writes.includes(call) ? seededFaults : faultNames;
    return happens ? possible[Math.floor(which * possible.length)] : undefined;
  };
};

/** Decides which question meets which fault (faults M-14): as it was wished, or else by seed and order. */
export const createFaultSwitch = ({ byItself }: FaultSetting): FaultSwitch => {
  const seeded = byItself ? createSeeded(byItself) : () => undefined;
  let wishes: readonly FaultWish[] = [];

  const used = (wish: FaultWish): FaultWish[] => {
    if (wish.times === undefined) return [wish];
    return wish.times > 1 ? [{ ...wish, times: wish.times - 1 }] : [];
  };

  return {
    turnOf: (call) => {
      const bySeed = seeded(call);
      const granted = wishes.find((wish) => callsMeantBy(wish.call).includes(call));
      if (!granted) return { fault: bySeed };
      wishes = wishes.flatMap((wish) => (wish === granted ? used(wish) : [wish]));
      return granted;
    },
    wish: (wish) => {
      wishes = [wish, ...wishes.filter(({ call }) => call !== wish.call)];
    },
    wishes: () => wishes,
    forget: () => {
      wishes = [];
    },
  };
};
