/**
 * Resolves after the window's `load` event. A request that the app sends after this event does not delay visible
 * content.
 */
export const afterWindowLoad = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Resolves when the browser is idle. In Safari, which has no `requestIdleCallback`, it resolves in the next task. */
export const afterIdle = (): Promise<void> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));

/** The time after the `load` event in which a page may request more visible content, in ms. */
const settleDelayMs = 1_000;

/** Resolves after the visible content has loaded and the browser is idle. */
export const afterLoadAndIdle = (): Promise<void> =>
  afterWindowLoad()
    .then(() => new Promise((resolve) => setTimeout(resolve, settleDelayMs)))
    .then(afterIdle);
