// The plugin appends this script to the service worker of MSW. When the host has no file for a page of the demo, the
// worker opens the page with the demo's index.html. MSW leaves navigations to the browser.
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const open = async () => {
    const response = await fetch(event.request);
    if (response.status !== 404) return response;
    const { scope } = registration;
    const path = event.request.url.slice(scope.length - 1);
    return Response.redirect(`${scope}?path=${encodeURIComponent(path)}`);
  };
  event.respondWith(open());
});
