/**
 * The responses that the inline head script requests before the app has loaded. The API client uses them instead of
 * sending the same requests again. Only endpoints that need no access token and do not write are preloaded.
 */
declare global {
  var preloadedResponses: Map<string, Promise<Response>> | undefined;
}

/** The fetch options that every request of the API client has. */
export const fetchDefaults = {
  credentials: 'omit',
  // No HTTP caching: the query cache decides which data is still fresh, and the HTTP cache could return older
  // responses.
  cache: 'no-store',
  redirect: 'error',
} satisfies RequestInit;

/**
 * In ms since the page was opened. After this time no preloaded response is used, because the data may have changed.
 */
const maxAgeMs = 30_000;

/** @param url an absolute URL */
export const preload = (url: string): Promise<Response> => {
  const response = fetch(url, fetchDefaults);
  // Prevents a report of an unhandled rejection if the response is never used. A failure of a used response is handled
  // by the client.
  response.catch(() => {});
  globalThis.preloadedResponses ??= new Map();
  globalThis.preloadedResponses.set(url, response);
  return response;
};

/** `fetch` that returns the preloaded response of the URL if there is one. Each preloaded response is used once. */
export const fetchWithPreload: typeof fetch = (input, options) => {
  const url = input instanceof Request && input.method === 'GET' ? input.url : '';
  const preloaded = globalThis.preloadedResponses?.get(url);
  globalThis.preloadedResponses?.delete(url);
  return preloaded && performance.now() < maxAgeMs ? preloaded : fetch(input, options);
};
