/**
 * The responses that the inline head script has requested before the app was loaded. The API client uses them instead
 * of sending the same requests again. The script requests only reads that need no access token.
 */
declare global {
  var preloadedResponses: Map<string, Promise<Response>> | undefined;
}

/** All requests of the API client use these fetch options. */
export const fetchDefaults = {
  credentials: 'omit',
  // The browser's HTTP cache is not used, because it could return an outdated response. The app's own query cache
  // decides which data is still fresh.
  cache: 'no-store',
  redirect: 'error',
} satisfies RequestInit;

/**
 * The age of the page in ms after which `fetchWithPreload` uses no preloaded response, because the data may have
 * changed.
 */
const maxAgeMs = 30_000;

/**
 * Sends a GET request before the app has loaded. The API client uses its response later.
 *
 * @param url an absolute URL
 */
export const preload = (url: string): Promise<Response> => {
  const response = fetch(url, fetchDefaults);
  // Prevents an unhandled rejection when no request uses the response. If a request uses it, the API client handles the
  // error.
  response.catch(() => {});
  globalThis.preloadedResponses ??= new Map();
  globalThis.preloadedResponses.set(url, response);
  return response;
};

/**
 * Works like `fetch`, but returns the preloaded response of the URL if there is one. It uses each preloaded response
 * only once.
 */
export const fetchWithPreload: typeof fetch = (input, options) => {
  const url = input instanceof Request && input.method === 'GET' ? input.url : '';
  const preloaded = globalThis.preloadedResponses?.get(url);
  globalThis.preloadedResponses?.delete(url);
  return preloaded && performance.now() < maxAgeMs ? preloaded : fetch(input, options);
};
