/** The signals that mean "stop". */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Signals so close together, in ms, are one: a terminal and a parent process may both pass on the same Ctrl+C. */
const duplicateSignalMs = 250;

/** The process, as far as it is asked here. */
type StoppableProcess = {
  on(signal: (typeof signals)[number], listener: () => void): unknown;
  exit(code: number): unknown;
};

/**
 * Closes at the first signal and then ends the process, with 0; with 1, and a sentence, when closing fails. Whoever asks
 * a second time has waited long enough: the process ends at once, with 1.
 * @param now ms, from whatever beginning
 */
export const closeOnSignal = (
  close: () => Promise<void>,
  target: StoppableProcess = process,
  now: () => number = () => performance.now(),
): void => {
  let firstSignalAt: number | undefined;
  const stop = async (): Promise<void> => {
    if (firstSignalAt !== undefined) {
      if (now() - firstSignalAt > duplicateSignalMs) target.exit(1);
      return;
    }
    firstSignalAt = now();
    try {
      await close();
      target.exit(0);
    } catch (problem) {
      console.error(problem instanceof Error ? problem.message : problem);
      target.exit(1);
    }
  };
  for (const signal of signals) target.on(signal, () => void stop());
};
