/**
 * At the first signal to stop, calls `close` and then exits with 0. The next one ends the process at once, unless it
 * comes with the first: a terminal and a parent process may both forward the same Ctrl+C.
 */
export const closeOnSignal = (close: () => Promise<void>): void => {
  let firstAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (firstAt === undefined) void close().then(() => process.exit(0));
      else if (performance.now() - firstAt > 250) process.exit(1);
      firstAt ??= performance.now();
    });
  }
};
