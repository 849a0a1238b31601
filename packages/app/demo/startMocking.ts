import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/**
 * MSW's service worker forgets the page when the browser stops the worker, and when the page announces that it is left
 * but stays (at a link to a phone number). The requests would then go to the host, which has no server. So a small
 * request before each of them asks whether MSW still responds.
 */
export const startMocking = async (handlers: readonly RequestHandler[], workerUrl: string): Promise<void> => {
  // The host responds with 200.
  const probe = http.head(workerUrl, () => new HttpResponse(null, { status: 204 }));
  const worker = setupWorker(probe, ...handlers);
  const start = () => worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: workerUrl } });
  await start();

  const fetchDirectly = window.fetch.bind(window);
  const isMocking = () =>
    fetchDirectly(workerUrl, { method: 'HEAD' }).then(
      ({ status }) => status === 204,
      () => false,
    );
  let check: Promise<void> | undefined;
  const ensureMocking = () => {
    check ??= (async () => {
      if (await isMocking()) return;
      worker.stop();
      await start();
    })().finally(() => {
      check = undefined;
    });
    return check;
  };

  window.fetch = async (...request) => {
    await ensureMocking();
    return fetchDirectly(...request);
  };
  // They are not requested with `fetch`.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ensureMocking();
  });
};
