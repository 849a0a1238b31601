/**
 * The page that `?path=/dashboard` requests; `redirect.js` and the service worker redirect to such a URL. Undefined
 * without a request; the demo's folder if the path leads out of it.
 * @param folder with a slash at the end
 */
export const requestedUrl = (page: URL, folder: URL): string | undefined => {
  const path = page.searchParams.get('path');
  if (path === null) return;
  // With the dot, no text is read as the name of another host.
  const { href } = new URL(`./${path.replace(/^[/\\\s]+/, '')}`, folder);
  return (href.startsWith(folder.href) ? href : folder.href) + page.hash;
};
