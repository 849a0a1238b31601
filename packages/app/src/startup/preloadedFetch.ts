/**
 * What a page's head has asked the shop for before the shop's script came: the script takes the answers in the place of asking.
 * Only for what anybody may read, and what changes nothing.
 */
declare global {
  var preloadedResponses: Map<string, Promise<Response>> | undefined;
}

/** How the client asks for anything. */
export const fetchDefaults = {
  credentials: 'omit',
  // Nothing here is worth a stale answer; the lists have a cache of their own.
  cache: 'no-store',
  redirect: 'error',
} satisfies RequestInit;

/** In ms since the page was opened: whoever comes later wants to know how it is by then. */
const maxAgeMs = 30_000;

/** @param url in full */
export const preload = (url: string): Promise<Response> => {
  const answer = fetch(url, fetchDefaults);
  // Whoever takes it hears of a failure, and asks again; where nobody does, it is no matter.
  answer.catch(() => {});
  globalThis.preloadedResponses ??= new Map();
  globalThis.preloadedResponses.set(url, answer);
  return answer;
};

/** The browser's own `fetch`, but for what was asked early: that is given once. */
export const fetchWithPreload: typeof fetch = (input, options) => {
  const url = input instanceof Request && input.method === 'GET' ? input.url : '';
  const preloaded = globalThis.preloadedResponses?.get(url);
  globalThis.preloadedResponses?.delete(url);
  return preloaded && performance.now() < maxAgeMs ? preloaded : fetch(input, options);
};
