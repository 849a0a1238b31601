/** Resolves when the page and everything in it has loaded: from here on, fetching something delays nothing that is seen. */
export const afterWindowLoad = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Resolves when there is time to spare: what nobody waits for need not stand in anybody's way. Safari cannot say when. */
export const afterIdle = (): Promise<void> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));

/** In ms: what a page asks for right after it has loaded is for somebody to look at. */
const settleDelayMs = 1_000;

/** Resolves when what is seen is there, and there is time to spare for what is not. */
export const afterLoadAndIdle = (): Promise<void> =>
  afterWindowLoad()
    .then(() => new Promise((resolve) => setTimeout(resolve, settleDelayMs)))
    .then(afterIdle);
