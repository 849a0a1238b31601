/** Resolves after the window's `load` event. Requests that are sent after it do not delay visible content. */
export const afterWindowLoad = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Resolves when the browser is idle. In Safari, which has no `requestIdleCallback`, it resolves in the next task. */
export const afterIdle = (): Promise<void> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));

/** In ms: for this long after `load`, pages may still request visible content. */
const settleDelayMs = 1_000;

/** Resolves after the visible content has loaded and the browser is idle. */
export const afterLoadAndIdle = (): Promise<void> =>
  afterWindowLoad()
    .then(() => new Promise((resolve) => setTimeout(resolve, settleDelayMs)))
    .then(afterIdle);
