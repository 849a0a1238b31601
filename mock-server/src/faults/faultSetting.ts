/** The setting MOCK_FAULTS; see `parseFaultSetting`. */
export type FaultSetting = {
  /**
   * Settings of random faults, which are the same in each run. Absent: no random faults, only faults that a request or
   * a rule asks for.
   */
  seeded?: { seed: number; rate: number };
};

/**
 * Parses MOCK_FAULTS. `on` allows requests and rules to set faults; `seed:42,rate:0.1` also produces a random fault for
 * about every tenth request. Returns undefined for any other value.
 */
export const parseFaultSetting = (value: string): FaultSetting | undefined => {
  if (value === 'on') return {};
  const [, seed, rate] = /^seed:(\d{1,9}),rate:(0(?:\.\d+)?|1)$/.exec(value) ?? [];
  return seed && rate ? { seeded: { seed: Number(seed), rate: Number(rate) } } : undefined;
};

/** The message that a server with faults prints when it starts. */
export const faultSettingMessage = ({ seeded }: FaultSetting): string =>
  seeded
    ? `Faults come on purpose: seed ${seeded.seed}, rate ${seeded.rate}.`
    : 'Faults come on purpose, whenever one is asked for.';
