#!/usr/bin/env node
// npm run check-host -- https://shop.example [FOLDER]: compares what a host serves with the app build, files and headers.
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../lib/install.mjs';

const exitWith = (sentence) => {
  console.error(sentence);
  process.exit(2);
};

const [address, otherFolder, ...more] = process.argv.slice(2);
if (
  !address ||
  otherFolder?.startsWith('-') ||
  more.length > 0 ||
  !/^https?:\/\//.test(address) ||
  !URL.canParse(address)
) {
  exitWith('Usage: npm run check-host -- https://shop.example [FOLDER OF THE APP BUILD]');
}
const folder = otherFolder ? resolve(otherFolder) : join(root, 'packages/app/dist');
const { origin } = new URL(address);

const read = (name) => readFileSync(join(folder, name), 'utf8');

/** The `_headers` file of the build: the headers of every file, and the additional headers of files under /assets/. */
const readExpectedHeaders = () => {
  try {
    const [all, assets] = read('_headers').split('/assets/*');
    const headersIn = (text = '') =>
      [...text.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]);
    return { all: headersIn(all), assets: headersIn(assets) };
  } catch {
    return exitWith(`There is no app build in ${folder}. Run npm run build first.`);
  }
};
const expected = readExpectedHeaders();
const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
const asset = names.find((name) => /^assets\/.+\.js$/.test(name));

/**
 * Sends a request without `fetch`, because `fetch` sends the header `sec-fetch-mode: cors`. A host may respond to that
 * header in another way than to the navigation of a user.
 */
const send = async (path, headers) => {
  try {
    const url = new URL(path, origin);
    const response = await new Promise((resolve, reject) => {
      const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
      request(url, { headers, agent: false, signal: AbortSignal.timeout(20_000) }, resolve)
        .on('error', reject)
        .end();
    });
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  } catch {
    return exitWith(`${origin} does not respond.`);
  }
};

// Only the demo has this file. It has no headers and no prerendered pages, so each check would fail.
const demoWorker = new URL('mockServiceWorker.js', address.endsWith('/') ? address : `${address}/`);
const worker = await send(demoWorker.pathname, {});
if (worker.status === 200 && /javascript/.test(worker.headers['content-type'] ?? '')) {
  exitWith(
    `${address} serves the demo without a server. It needs no check: this command is for the build of npm run build.`,
  );
}

let failed = 0;
let passed = 0;
const check = (expectation, isMet, actual = '') => {
  if (isMet) passed += 1;
  else failed += 1;
  console.info(`${isMet ? '✓' : '✗'} ${expectation}${isMet || !actual ? '' : `: ${actual}`}`);
};

const checkHeaders = (path, response, headers) => {
  for (const [name, value] of headers) {
    const actual = response.headers[name.toLowerCase()];
    check(`${path} has the ${name} of the build`, actual === value, actual ?? 'none');
  }
};

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
/** The pages with an HTML file of their own: `bn/blogs.html` is the page /bn/blogs, and `bn.html` is /bn. */
const ownPages = names
  .filter((name) => /\.html$/.test(name) && !/(?:^|\/)(?:app|404)\.html$/.test(name))
  .map((name) => [`/${name.replace(/(?:index)?\.html$/, '')}`, 200, [name]]);
/** The pages for which the host sends the app shell. The build lists them in `_redirects`. */
const shellPages = [...read('_redirects').matchAll(/^(\S+) \/(\S+) 200$/gm)].map(([, pattern, file]) => [
  pattern.replace(/:\w+/g, '1'),
  200,
  [`${file}.html`],
]);
const pages = [
  ...ownPages,
  ...shellPages,
  ['/no/such/page', 404, ['404.html']],
  // Some hosts have only one not-found page for all languages.
  ['/bn/no/such/page', 404, ['bn/404.html', '404.html']],
];
for (const [path, status, fileNames] of pages) {
  const response = await send(path, navigation);
  check(
    `${path} responds with ${status} and no redirect`,
    response.status === status,
    `responds with ${response.status}`,
  );
  check(
    `${path} has exactly the content of ${fileNames.join(' or ')}`,
    fileNames.some((name) => response.text === read(name)),
    'another page, or it was changed',
  );
  checkHeaders(path, response, expected.all);
  const cacheControl = response.headers['cache-control'] ?? 'no cache-control';
  check(`${path} is revalidated on every visit`, /no-cache|no-store|max-age=0/.test(cacheControl), cacheControl);
}

for (const [path, , [name]] of ownPages.filter(([path]) => path !== '/')) {
  const withSlash = await send(`${path}/`, navigation);
  const { location } = withSlash.headers;
  check(
    `${path}/ redirects to ${path}, or has the same content`,
    location
      ? new URL(location, new URL(`${path}/`, origin)).href === new URL(path, origin).href
      : withSlash.status === 200 && withSlash.text === read(name),
    `responds with ${withSlash.status}${location ? ` and ${location}` : ''}`,
  );
}

const { 'content-type': contentType = 'no content-type' } = (await send('/manifest.webmanifest', {})).headers;
check(
  '/manifest.webmanifest has a JSON content-type',
  /^application\/(manifest\+)?json/.test(contentType),
  contentType,
);

const file = await send(`/${asset}`, {});
check(`/${asset} exists`, file.status === 200, `responds with ${file.status}`);
// A browser reads the other headers only from pages, so a host need not send them with this file.
const everywhere = expected.all.filter(([name]) => name === 'X-Content-Type-Options');
checkHeaders(`/${asset}`, file, [...everywhere, ...expected.assets]);

const missing = await send('/assets/gone-00000000.js', {});
check(
  'a missing file is not served as a script',
  missing.status === 404 || /html/.test(missing.headers['content-type'] ?? ''),
);
check('the response to a missing file is not immutable', !/immutable/.test(missing.headers['cache-control'] ?? ''));

if (origin.startsWith('https:')) {
  const hsts = (await send('/', navigation)).headers['strict-transport-security'];
  check('the host sends Strict-Transport-Security', hsts !== undefined, 'none');
}

console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
