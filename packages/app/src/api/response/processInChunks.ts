/** In ms: work goes on this long before the page gets its turn. Four times slower, a phone has still drawn the next frame. */
const maxBlockingMs = 8;

/**
 * Lets the page have its turn: what somebody typed or scrolled meanwhile is done, and a frame drawn, before it resolves.
 * Unlike a timer it is not held back, in a tab behind others either.
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
 * Does a piece of work for each of the things in turn, and never holds the page up.
 * Where one throws, nothing more is done, and this rejects with what it threw.
 */
export const processInChunks = async <Thing, Done>(
  things: readonly Thing[],
  work: (thing: Thing) => Done,
): Promise<Done[]> => {
  const done: Done[] = [];
  let begun = performance.now();
  for (const thing of things) {
    if (performance.now() - begun > maxBlockingMs) {
      await yieldToMain();
      begun = performance.now();
    }
    done.push(work(thing));
  }
  return done;
};
