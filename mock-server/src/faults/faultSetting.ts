/** How the mock is told to go wrong on purpose; see `faultSettingFrom`. */
export type FaultSetting = {
  /** Faults that come by themselves, the same ones every time. Absent: only those that are asked for. */
  seeded?: { seed: number; rate: number };
};

/**
 * Reads MOCK_FAULTS: `on` answers with a fault whenever one is asked for, `seed:42,rate:0.1` besides that one call in ten
 * by itself. Undefined when it is neither.
 */
export const parseFaultSetting = (given: string): FaultSetting | undefined => {
  if (given === 'on') return {};
  const [, seed, rate] = /^seed:(\d{1,9}),rate:(0(?:\.\d+)?|1)$/.exec(given) ?? [];
  return seed && rate ? { seeded: { seed: Number(seed), rate: Number(rate) } } : undefined;
};

/** What to tell whoever starts a server that goes wrong. */
export const faultSettingMessage = ({ seeded }: FaultSetting): string =>
  seeded
    ? `Faults come on purpose: seed ${seeded.seed}, rate ${seeded.rate}.`
    : 'Faults come on purpose, whenever one is asked for.';

/** Whether nobody but this machine can reach a server that listens here. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
