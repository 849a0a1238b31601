/** The parsed setting MOCK_FAULTS; see `parseFaultSetting`. */
export type FaultSetting = {
  /**
   * The seed and the rate of random faults. The same seed produces the same faults in each run. Undefined: no random
   * faults, only faults that a request or a rule sets.
   */
  seeded?: { seed: number; rate: number };
};

/**
 * Parses MOCK_FAULTS. With `on`, requests and rules can set faults. With `seed:42,rate:0.1`, about every tenth request
 * also gets a random fault. Returns undefined for any other value.
 */
export const parseFaultSetting = (value: string): FaultSetting | undefined => {
  if (value === 'on') return {};
  const [, seed, rate] = /^seed:(\d{1,9}),rate:(0(?:\.\d+)?|1)$/.exec(value) ?? [];
  return seed && rate ? { seeded: { seed: Number(seed), rate: Number(rate) } } : undefined;
};

/** Returns the message that the server prints when it starts with faults. */
export const faultSettingMessage = ({ seeded }: FaultSetting): string =>
  seeded
    ? `The mock server produces random faults: seed ${seeded.seed}, rate ${seeded.rate}.`
    : 'The mock server produces a fault when a request or a rule sets one.';
