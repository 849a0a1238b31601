/**
 * The longest work without a pause, in ms. Short enough that a phone with a quarter of a computer's speed still renders
 * its frames in time.
 */
const maxBlockingMs = 8;

/**
 * Lets the browser handle input and render a frame. Unlike a timer, this is not throttled, not even in a background
 * tab.
 */
const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Calls `work` for each item in order, with pauses, so that the page is not blocked. Stops at the first error and
 * rejects with it.
 */
export const processInChunks = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  let started = performance.now();
  for (const item of items) {
    if (performance.now() - started > maxBlockingMs) {
      await yieldToMain();
      started = performance.now();
    }
    results.push(work(item));
  }
  return results;
};
