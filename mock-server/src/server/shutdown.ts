/** The signals that stop the server. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * In ms: several signals within this time count as one, because a terminal and a parent process may both forward the
 * same Ctrl+C.
 */
const duplicateSignalMs = 250;

/** The part of Node's `process` that `closeOnSignal` uses. */
type StoppableProcess = {
  on(signal: (typeof signals)[number], listener: () => void): unknown;
  exit(code: number): unknown;
};

/**
 * At the first signal calls `close`, and then exits with 0. If closing fails, prints an error message and exits with 1.
 * At a second signal exits immediately with 1.
 *
 * @param now returns the time in ms, from any fixed start
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
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      target.exit(1);
    }
  };
  for (const signal of signals) target.on(signal, () => void stop());
};
