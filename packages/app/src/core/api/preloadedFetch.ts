/** Requested by the inline head script before the app was loaded: only reads without an access token. */
declare global {
  var preloadedResponses: Map<string, Promise<Response>> | undefined;
}

export const fetchDefaults = {
  credentials: 'omit',
  // The HTTP cache could return an outdated response. The app's query cache decides what is fresh.
  cache: 'no-store',
  redirect: 'error',
} satisfies RequestInit;

/** In ms. The data may have changed on an older page. */
const maxAgeMs = 30_000;

export const preload = (url: string): Promise<Response> => {
  const response = fetch(url, fetchDefaults);
  // No unhandled rejection if no request uses the response. The API client handles the error otherwise.
  response.catch(() => {});
  globalThis.preloadedResponses ??= new Map();
  globalThis.preloadedResponses.set(url, response);
  return response;
};

export const fetchWithPreload: typeof fetch = (input, options) => {
  const url = input instanceof Request && input.method === 'GET' ? input.url : '';
  const preloaded = globalThis.preloadedResponses?.get(url);
  globalThis.preloadedResponses?.delete(url);
  return preloaded && performance.now() < maxAgeMs ? preloaded : fetch(input, options);
};
