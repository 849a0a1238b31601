/**
 * The responses that the inline head script has requested before the app loaded. The API client uses them instead of sending
 * the same requests. Only for endpoints that need no access token and do not write.
 */
declare global {
  var preloadedResponses: Map<string, Promise<Response>> | undefined;
}

/** The fetch options of every request of the API client. */
export const fetchDefaults = {
  credentials: 'omit',
  // The query cache decides what is fresh; HTTP caching would add stale responses.
  cache: 'no-store',
  redirect: 'error',
} satisfies RequestInit;

/** In ms since the page was opened. Older responses are not used, because the data may have changed. */
const maxAgeMs = 30_000;

/** @param url an absolute URL */
export const preload = (url: string): Promise<Response> => {
  const response = fetch(url, fetchDefaults);
  // The client handles a failure when it uses the response; an unused one must not be reported as unhandled.
  response.catch(() => {});
  globalThis.preloadedResponses ??= new Map();
  globalThis.preloadedResponses.set(url, response);
  return response;
};

/** `fetch` that returns a preloaded response once, if there is one. */
export const fetchWithPreload: typeof fetch = (input, options) => {
  const url = input instanceof Request && input.method === 'GET' ? input.url : '';
  const preloaded = globalThis.preloadedResponses?.get(url);
  globalThis.preloadedResponses?.delete(url);
  return preloaded && performance.now() < maxAgeMs ? preloaded : fetch(input, options);
};
