/** A request after this event does not delay visible content. */
export const afterWindowLoad = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Safari has no `requestIdleCallback`. */
export const afterIdle = (): Promise<void> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));

/** In ms after the `load` event. A page may request more visible content in this time. */
const settleDelayMs = 1_000;

export const afterLoadAndIdle = (): Promise<void> =>
  afterWindowLoad()
    .then(() => new Promise((resolve) => setTimeout(resolve, settleDelayMs)))
    .then(afterIdle);
