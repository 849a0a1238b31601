/** core-js does not have it. */
export const anySignal = (signals: Iterable<AbortSignal>): AbortSignal => {
  const controller = new AbortController();
  const all = [...signals];
  const abort = () => {
    controller.abort(all.find(({ aborted }) => aborted)?.reason);
    for (const signal of all) signal.removeEventListener('abort', abort);
  };
  if (all.some(({ aborted }) => aborted)) abort();
  else for (const signal of all) signal.addEventListener('abort', abort);
  return controller.signal;
};

AbortSignal.any ??= anySignal;
