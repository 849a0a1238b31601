/**
 * The URL of the page that a URL such as `?path=/dashboard` requests. The pages with `redirect.js` and the service
 * worker redirect to such a URL. Undefined without a request; the demo's folder if the path leads out of it.
 *
 * @param folder the URL of the demo's folder, with a slash at the end
 */
export const requestedUrl = (page: URL, folder: URL): string | undefined => {
  const path = page.searchParams.get('path');
  if (path === null) return;
  // The dot makes every text a path below the folder, and never the name of another host.
  const { href } = new URL(`./${path.replace(/^[/\\\s]+/, '')}`, folder);
  return (href.startsWith(folder.href) ? href : folder.href) + page.hash;
};
