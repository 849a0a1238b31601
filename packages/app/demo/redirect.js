// The script of the small pages that open the demo at their own URL: `login/index.html`, for example, and `404.html`.
// `data-depth` is the number of segments that the URL has below the demo's folder. In `404.html` it is missing, because
// hosts send that page for every URL without a file.
const { depth } = document.currentScript.dataset;
const { pathname, search, hash } = window.location;
const segments = pathname.split('/').filter(Boolean);

/** The path of the folder with this number of segments. */
const folderOf = (length) =>
  `/${segments
    .slice(0, length)
    .map((one) => `${one}/`)
    .join('')}`;

const open = (length) => {
  const path = `/${segments.slice(length).join('/')}${search}`;
  window.location.replace(`${folderOf(length)}?path=${encodeURIComponent(path)}${hash}`);
};

/** Opens the first folder on the way to the root that has the demo's service worker. */
const findFolder = async () => {
  for (let length = segments.length; length >= 0; length -= 1) {
    const response = await fetch(`${folderOf(length)}mockServiceWorker.js`, { method: 'HEAD' });
    if (response.ok && /javascript/.test(response.headers.get('content-type') ?? '')) return open(length);
  }
  document.body.textContent = 'Page not found';
};

if (depth === undefined) void findFolder();
else open(segments.length - Number(depth));
