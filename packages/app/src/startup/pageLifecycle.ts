/** Resolves after the window's `load` event: requests from then on do not delay visible content. */
export const afterWindowLoad = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Resolves when the browser is idle. Safari has no `requestIdleCallback`, so it resolves there in the next task. */
export const afterIdle = (): Promise<void> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));

/** In ms after `load`: pages may still request visible content in this time. */
const settleDelayMs = 1_000;

/** Resolves after the visible content has loaded and the browser is idle. */
export const afterLoadAndIdle = (): Promise<void> =>
  afterWindowLoad()
    .then(() => new Promise((resolve) => setTimeout(resolve, settleDelayMs)))
    .then(afterIdle);
