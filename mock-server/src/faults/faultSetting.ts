/** The setting MOCK_FAULTS; see `parseFaultSetting`. */
export type FaultSetting = {
  /** Random faults, the same ones every time. Absent: only faults that are requested. */
  seeded?: { seed: number; rate: number };
};

/**
 * Parses MOCK_FAULTS: `on` produces faults that are requested, `seed:42,rate:0.1` also a random one for every tenth request.
 * Undefined when it is neither.
 */
export const parseFaultSetting = (value: string): FaultSetting | undefined => {
  if (value === 'on') return {};
  const [, seed, rate] = /^seed:(\d{1,9}),rate:(0(?:\.\d+)?|1)$/.exec(value) ?? [];
  return seed && rate ? { seeded: { seed: Number(seed), rate: Number(rate) } } : undefined;
};

/** The message at the start of a server with faults. */
export const faultSettingMessage = ({ seeded }: FaultSetting): string =>
  seeded
    ? `Faults come on purpose: seed ${seeded.seed}, rate ${seeded.rate}.`
    : 'Faults come on purpose, whenever one is asked for.';
