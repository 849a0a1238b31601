/** A computation that pauses often, so that `finishInSlices` can let the page react to the user in between. */
export type Work<Result> = Generator<void, Result>;

/** The number of items between two pauses. */
const pieceSize = 20;

export function* visitAll<Item>(items: readonly Item[], visit: (item: Item) => void): Work<void> {
  for (let from = 0; from < items.length; from += pieceSize) {
    const end = Math.min(from + pieceSize, items.length);
    for (let at = from; at < end; at += 1) visit(items[at] as Item);
    yield;
  }
}

export const finish = <Result>(work: Work<Result>): Result => {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

/** The longest time without a pause, in ms. */
const sliceMs = 8;

type Scheduler = { yield?(): Promise<void> };

const nextTask = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** @param signal when it is aborted, the rest of the work is left out and the promise is rejected */
export const finishInSlices = async <Result>(work: Work<Result>, signal?: AbortSignal): Promise<Result> => {
  for (;;) {
    await nextTask();
    signal?.throwIfAborted();
    const end = performance.now() + sliceMs;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
};
