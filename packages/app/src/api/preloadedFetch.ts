/**
 * The responses that the inline head script has requested before the app was loaded. The API client uses them instead
 * of sending the same requests again. Only reads that need no access token are preloaded.
 */
declare global {
  var preloadedResponses: Map<string, Promise<Response>> | undefined;
}

/** All requests of the API client use these fetch options. */
export const fetchDefaults = {
  credentials: 'omit',
  // The HTTP cache could return an outdated response; the app's query cache decides what is still fresh.
  cache: 'no-store',
  redirect: 'error',
} satisfies RequestInit;

/**
 * In ms since the page was opened: later than this no preloaded response is used, because the data may have changed.
 */
const maxAgeMs = 30_000;

/**
 * Starts a GET request early, whose response the API client uses later.
 *
 * @param url an absolute URL
 */
export const preload = (url: string): Promise<Response> => {
  const response = fetch(url, fetchDefaults);
  // Prevents an unhandled rejection when the response is never used. When it is used, the API client handles the error.
  response.catch(() => {});
  globalThis.preloadedResponses ??= new Map();
  globalThis.preloadedResponses.set(url, response);
  return response;
};

/**
 * Works like `fetch`, but returns the preloaded response of the URL if there is one. Each preloaded response is used
 * once.
 */
export const fetchWithPreload: typeof fetch = (input, options) => {
  const url = input instanceof Request && input.method === 'GET' ? input.url : '';
  const preloaded = globalThis.preloadedResponses?.get(url);
  globalThis.preloadedResponses?.delete(url);
  return preloaded && performance.now() < maxAgeMs ? preloaded : fetch(input, options);
};
