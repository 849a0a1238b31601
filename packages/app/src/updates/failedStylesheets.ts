/** The stylesheets that failed to load, by URL. */
export type FailedStylesheets = {
  read(): readonly string[];
  /** Loads a stylesheet again. Resolves when it has loaded, rejects when it fails. */
  retry(href: string): Promise<void>;
};

/**
 * Collects the URLs of stylesheets that fail to load on this page from now on. Does nothing in the prerender build.
 * Needed because Vite requests each stylesheet of a chunk only once: after a failure, the chunk would be shown without
 * it.
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
