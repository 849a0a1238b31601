/** Resolves when the page and everything in it has loaded: from here on, fetching something delays nothing that is seen. */
export const afterLoad = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Resolves when there is time to spare: what nobody waits for need not stand in anybody's way. Safari cannot say when. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));

/** In ms: what a page asks for right after it has loaded is for somebody to look at. */
const moment = 1_000;

/** Resolves when what is seen is there, and there is time to spare for what is not. */
export const whenQuiet = (): Promise<void> =>
  afterLoad()
    .then(() => new Promise((resolve) => setTimeout(resolve, moment)))
    .then(whenIdle);
