/** The pause before the next try, in ms: 1 s, doubling up to 30 s (faults P6 and P10). `tries` are those made so far. */
export const pauseAfter = (tries: number): number => Math.min(1000 * 2 ** tries, 30_000);

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
