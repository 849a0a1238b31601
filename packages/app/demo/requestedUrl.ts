/**
 * `redirect.js` and the service worker redirect to `?path=/dashboard`. Undefined without a request; the demo's folder
 * if the path leads out of it.
 */
export const requestedUrl = (page: URL, folder: URL): string | undefined => {
  const path = page.searchParams.get('path');
  if (path === null) return;
  // With the dot, no text is read as the name of another host.
  const { href } = new URL(`./${path.replace(/^[/\\\s]+/, '')}`, folder);
  return (href.startsWith(folder.href) ? href : folder.href) + page.hash;
};
