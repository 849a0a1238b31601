// The first part of the demo's service worker. The second part is the service worker of MSW, which leaves navigations to
// the browser.

// MSW unregisters its worker when the last page is closed. The next page would then not be opened by this worker.
registration.unregister = async () => false;

// When the host has no file for a page of the demo, the worker opens the page with the demo's index.html.
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
