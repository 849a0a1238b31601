/** The stylesheets that did not come, by their addresses, and the way to ask for one again. */
export type FailedStylesheets = {
  read(): readonly string[];
  /** Resolves when it is there. Rejects when it does not come this time either. */
  retry(href: string): Promise<void>;
};

/**
 * This page's, from now on; where pages are drawn ahead there is none, and nothing to lose. Vite asks for each stylesheet of a
 * part once, and takes it for there from then on: the part would be shown without it the next time.
 */
export const watchFailedStylesheets = (): FailedStylesheets => {
  const failed = new Set<string>();
  globalThis.addEventListener?.(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target.href);
    },
    true,
  );
  return {
    read: () => [...failed],
    retry: (href) =>
      new Promise((resolve, reject) => {
        const onload = () => {
          failed.delete(href);
          resolve();
        };
        const link = document.createElement('link');
        document.head.append(
          Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload, onerror: reject }),
        );
      }),
  };
};
